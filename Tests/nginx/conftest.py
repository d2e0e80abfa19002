import pytest
from visits import served

from serving import Site


@pytest.fixture(scope="session")
def site():
    with Site() as site:
        yield site


@pytest.fixture
def another_site():
    site = Site()
    yield site
    site.end()


@pytest.fixture(scope="session")
def server(site, tmp_path_factory):
    """nginx as on a server, with a partner before the site's workers."""
    partner = {"id": "good", "name": "Good", "origins": ["https://www.example.org"]}
    with served(site, tmp_path_factory.mktemp("server"), {"partners": [partner]}) as server:
        yield server
