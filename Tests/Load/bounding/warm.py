"""What one more of a usual request costs a worker that has answered some."""

import socket
import struct
import subprocess
import tempfile

from Load.bounding.program import COUNT, Request, collected

FEW, MANY = 5, 25

# Records of FastCGI 1.0, section 8.
BEGIN, PARAMETERS, INPUT = 1, 4, 5
RESPONDER = struct.pack(">H6x", 1)

# Millions of instructions: a sixth more than each took when it was last made quicker.
CARD = "balance=2292&apr=17.91"
LOAN = "amount=300000&rate=7&years=30"
USUAL = [
    (Request("a credit card's answer", "/credit-card", CARD), 2.2),
    (Request("a credit card's answer as JSON", "/credit-card.json", CARD), 1.8),
    (Request("a loan's answer", "/loan", LOAN), 2.7),
    (Request("a loan's answer as JSON", "/loan.json", LOAN), 3.4),
    (Request("a student loan's answer", "/student-loan", "principal=28000&apr=5.5"), 1.4),
    (Request("no groups yet", "/groups"), 0.26),
    (Request("no cards yet", "/cards"), 0.7),
]


def instructions(program, request):
    """Those of one request, from many of them and a few."""
    few, many = (_answering(program, request, times) for times in (FEW, MANY))
    return (many - few) / (MANY - FEW)


def _answering(program, request, times):
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as listening:
        path = f"{folder}/worker.sock"
        listening.bind(path)
        listening.listen()
        worker = subprocess.Popen(
            [*COUNT, program.program],
            stdin=listening,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=program.environment,
            text=True,
        )
        try:
            for _ in range(times):
                _ask(path, request)
            worker.terminate()
            return collected(worker.communicate(timeout=20)[1])
        finally:
            worker.kill()


def _ask(path, request):
    """As the web server asks; the end of the connection is the end of the answer."""
    variables = b"".join(_pair(*variable) for variable in request.variables.items())
    with socket.socket(socket.AF_UNIX) as front:
        front.settimeout(20)
        front.connect(path)
        parameters = _record(PARAMETERS, variables) + _record(PARAMETERS)
        front.sendall(_record(BEGIN, RESPONDER) + parameters + _record(INPUT))
        answer = b"".join(iter(lambda: front.recv(65_536), b""))
    assert b"Status: 200" in answer, answer[:100]


def _record(kind, content=b""):
    return struct.pack(">BBHHxx", 1, kind, 1, len(content)) + content


def _pair(name, value):
    name, value = name.encode(), value.encode()
    return struct.pack(">II", len(name) | 1 << 31, len(value) | 1 << 31) + name + value
