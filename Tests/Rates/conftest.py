import pytest
from fetching import Fetcher
from services import FRED, BankOfEngland, FREDTables

from serving import programs


@pytest.fixture(scope="session")
def program():
    return str(programs() / "farthing-rates")


@pytest.fixture
def fred():
    fred = FRED()
    yield fred
    fred.close()


@pytest.fixture
def tables():
    tables = FREDTables()
    yield tables
    tables.close()


@pytest.fixture
def bank():
    bank = BankOfEngland()
    yield bank
    bank.close()


@pytest.fixture
def fetcher(program, tmp_path, fred):
    """A program with a key that asks FRED alone."""
    return Fetcher(
        program,
        tmp_path,
        FARTHING_FRED_URL=fred.origin,
        FARTHING_FRED_KEY_FILE=str(tmp_path / "fred-key"),
    )


@pytest.fixture
def from_tables(program, tmp_path, tables):
    """A program without a key that asks FRED alone."""
    return Fetcher(program, tmp_path, FARTHING_FRED_CSV_URL=tables.origin)


@pytest.fixture
def from_bank(program, tmp_path, bank):
    """A program that asks the Bank alone."""
    return Fetcher(program, tmp_path, FARTHING_BOE_URL=bank.origin)


@pytest.fixture
def from_both(program, tmp_path, tables, bank):
    return Fetcher(
        program, tmp_path, FARTHING_FRED_CSV_URL=tables.origin, FARTHING_BOE_URL=bank.origin
    )
