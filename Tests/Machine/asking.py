#!/usr/bin/env python3
"""Asks two sites, built by different compilers, the same 200 questions, and compares the bytes.

    Tests/Machine/asking.py http://127.0.0.1:8080 http://127.0.0.1:8090

Prints how many answers are the same, and the addresses of those that are not.
"""

import random
import sys
import urllib.error
import urllib.request

QUESTIONS = 200


def main():
    sites = sys.argv[1:]
    chosen = random.Random(47)
    addresses = [address(chosen) for _ in range(QUESTIONS)]
    different = [each for each in addresses if len({answer(site, each) for site in sites}) > 1]
    for each in different:
        print(f"{each} has different answers")
    print(f"{QUESTIONS - len(different)} of {QUESTIONS} answers are the same")
    sys.exit(1 if different else 0)


def address(chosen):
    """The address of an answer: right in most cases, a form with mistakes in some."""
    amount, rate = chosen.randint(1, 60_000), chosen.randint(0, 4_000) / 100
    payment = chosen.choice(["", chosen.randint(1, 2_000), "lots"])
    years = chosen.randint(1, 40)
    kind = chosen.choice(["", ".json", ".csv"])
    return chosen.choice(
        [
            f"/credit-card{kind}?balance={amount}&apr={rate}&payment={payment}",
            f"/loan{kind}?amount={amount}&rate={rate}&years={years}&extra={payment}",
            f"/student-loan{kind}?principal={amount}&apr={rate}&payment={payment}",
            f"/student-loan.json?principal={amount}&apr={rate}&compounded=yes&proportion=60",
            f"/student-loan/uk.json?plan=2&income={amount}&balance={amount}",
            f"/mortgage.json?amount={amount}&rate={rate}&years={years}&fix-months=24&next-rate={rate}",
            f"/budget.json?pay={amount}&rent=500&balance-1={amount}&apr-1={rate}",
            f"/balance-transfer.json?balance={amount}&apr={rate}&payment={payment}&promo-months=18",
            f"/plan.json?balance-1={amount}&apr-1={rate}&balance-2={amount // 3 + 1}&apr-2=9.9",
            f"/credit-card?balance={amount}&apr={rate}&currency=EUR",
        ]
    )


def answer(site, address):
    """The status and the body, which may have the port of the site in it."""
    port = b"localhost:" + site.rsplit(":", 1)[1].encode()
    try:
        with urllib.request.urlopen(site + address, timeout=20) as response:
            return response.status, response.read().replace(port, b"")
    except urllib.error.HTTPError as error:
        return error.code, error.read().replace(port, b"")


if __name__ == "__main__":
    main()
