"""What holds for all tests in Python."""


def pytest_configure(config):
    # Not in the processes of xdist, which report to the first one.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ToldAtOnce(config))


class ToldAtOnce:
    """Names each failure as soon as it is there, and not at the end alone."""

    def __init__(self, config):
        self.config = config

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.config.get_terminal_writer().line(f"\n✘ {report.nodeid}")
