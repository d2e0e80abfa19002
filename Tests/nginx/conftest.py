import pytest
from visits import served

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


@pytest.fixture(scope="session")
def server(site, tmp_path_factory):
    """nginx as on a server, with a partner before the site's workers."""
    partner = {"id": "good", "name": "Good", "origins": ["https://www.example.org"]}
    with served(site, tmp_path_factory.mktemp("server"), {"partners": [partner]}) as server:
        yield server
