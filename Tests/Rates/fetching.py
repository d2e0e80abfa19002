"""The fetching program, run as a timer does."""

import json
import os
import subprocess

KEY = "0a1b2c3d4e5f60718293a4b5c6d7e8f9"
OLD = b'{"retrieved":"2024-01-05T06:15:00Z","series":[]}\n'


class Fetcher:
    """Nothing that the program says or writes may hold the key."""

    def __init__(self, program, folder, **environment):
        self.program = program
        self.folder = folder
        self.file = folder / "rates.json"
        self.key_file = folder / "fred-key"
        self.key_file.write_text(KEY + "\n")
        self.environment = {
            "FARTHING_RATES_FILE": str(self.file),
            "FARTHING_SITE": str(folder / "site"),
        } | environment

    def run(self, *arguments, **changes):
        environment = {"PATH": os.environ["PATH"]} | self.environment | changes
        done = subprocess.run(
            [self.program, *arguments],
            env={name: value for name, value in environment.items() if value is not None},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert KEY not in done.stdout + done.stderr
        assert "api_key=" not in done.stdout + done.stderr
        if self.file.is_file():
            assert KEY not in self.file.read_text()
        names = {path.name for path in self.folder.iterdir()}
        assert names <= {"rates.json", "fred-key", "site", "snapshot.json"}
        return done

    def fails(self, code, words, *arguments, **changes):
        """It ends with this code and these words, and the last good file is as it was."""
        self.file.write_bytes(OLD)
        done = self.run(*arguments, **changes)
        assert (done.returncode, done.stdout) == (code, ""), done.stderr
        assert words in done.stderr
        assert done.stderr.endswith("The rates stay as they were.\n")
        assert done.stderr.count("\n") == 1
        assert self.file.read_bytes() == OLD

    def rates(self):
        return json.loads(self.file.read_text())

    def series(self, name):
        return next(entry for entry in self.rates()["series"] if entry["id"] == name)
