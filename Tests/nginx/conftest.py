import pytest

from serving import Site


@pytest.fixture(scope="session")
def site():
    site = Site().start()
    yield site
    site.stop()
    site.remove()


@pytest.fixture
def another_site():
    site = Site()
    yield site
    if site.process and site.process.poll() is None:
        site.stop()
    site.remove()
