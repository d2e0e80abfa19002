"""A worker as a plain CGI program: one process, one request, and what it cost."""

import base64
import dataclasses
import os
import pathlib
import re
import resource
import subprocess
import tempfile

from serving import ROOT

PRODUCT = "farthing-server"
COUNT = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]


def collected(said):
    """The instructions that valgrind counted, by its last words."""
    return int(re.search(r"Collected : (\d+)", said)[1])


@dataclasses.dataclass
class Request:
    name: str
    path: str
    query: str = ""
    method: str = "GET"
    body: bytes = b""
    type: str = "application/x-www-form-urlencoded"
    cookie: str = ""
    site: str = "same-origin"
    statuses: tuple = (200,)
    # The most instructions, where it is not that of others.
    bound: int | None = None

    @property
    def is_pdf(self):
        """A worker looks for the fonts of the system with its first."""
        return self.path.endswith(".pdf")

    @property
    def variables(self):
        return {
            "REQUEST_METHOD": self.method,
            "DOCUMENT_URI": self.path,
            "QUERY_STRING": self.query,
            "CONTENT_TYPE": self.type,
            "CONTENT_LENGTH": str(len(self.body)),
            "HTTP_COOKIE": self.cookie,
            "HTTP_SEC_FETCH_SITE": self.site,
        }


class Answer:
    def __init__(self, said):
        head, self.body = said.split(b"\r\n\r\n", 1)
        self.head = head.decode()
        self.status = int(re.match(r"Status: (\d+)", self.head)[1])

    def header(self, name):
        return re.findall(rf"^{name}: (.*?)\r?$", self.head, re.MULTILINE)


class Program:
    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.folder.name)
        (folder / "assets.txt").write_text("")
        key = base64.b64encode(os.urandom(32)).decode()
        (folder / "keys").write_text(f"bounds {key} sign\n")
        (folder / "keys").chmod(0o600)
        self.environment = {
            "PATH": os.environ["PATH"],
            "LC_ALL": "C.UTF-8",
            "FARTHING_SITE": str(folder),
            "FARTHING_KEYS": str(folder / "keys"),
            "FARTHING_RATES_FILE": str(folder / "rates.json"),
            "FARTHING_LETTERS": f"sqlite:{folder}/letters.sqlite",
        }
        self.program = built(PRODUCT)
        self.heavy = heavy_routes(self.environment)
        firsts = [Request("", "/health"), Request("", "/loan.pdf", "amount=9&rate=1&months=1")]
        self.first_page = {
            first.is_pdf: (self._instructions(first)[1], self._seconds(first)) for first in firsts
        }
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def ask(self, request):
        return self._run([self.program], request)[0]

    def counted(self, request):
        """The answer, and the instructions it took without what a process does but once."""
        answer, instructions = self._instructions(request)
        return answer, instructions - self.first_page[request.is_pdf][0]

    def is_heavy(self, request):
        return any(route.search(f"{request.method} {request.path}:") for route in self.heavy)

    def milliseconds(self, request):
        """The CPU it took here, the least of some."""
        return (self._seconds(request) - self.first_page[request.is_pdf][1]) * 1000

    def _instructions(self, request):
        answer, said = self._run([*COUNT, self.program], request)
        return answer, collected(said)

    def _seconds(self, request):
        taken = []
        for _ in range(5):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            self.ask(request)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        return min(taken)

    def _run(self, command, request):
        ran = subprocess.run(
            command,
            input=request.body,
            env=self.environment | request.variables,
            capture_output=True,
            check=True,
        )
        return Answer(ran.stdout), ran.stderr.decode()


def heavy_routes(environment):
    """The expressions that farthing-site writes for nginx."""
    with tempfile.TemporaryDirectory() as folder:
        command = [built("farthing-site"), ROOT / "Public", folder, "http://localhost:8080"]
        subprocess.run(command, env=environment, check=True)
        return expressions(pathlib.Path(folder) / "heavy.conf")


def expressions(file):
    """The expressions of a file of heavy routes, for "GET /path:" and what is accepted."""
    lines = file.read_text().splitlines()
    return [re.compile(re.match(r'"~(.*)" \$visitor;', line)[1]) for line in lines]


def built(product):
    options = ["--package-path", ROOT, "--configuration", os.environ["BUILD"]]
    if os.environ["BUILD"] == "release":
        options.append("--static-swift-stdlib")
    subprocess.run(["swift", "build", *options, "--product", product], check=True)
    shown = subprocess.run(
        ["swift", "build", *options, "--show-bin-path"], check=True, capture_output=True, text=True
    )
    return pathlib.Path(shown.stdout.strip()) / product
