<?php

// The credit card page as it would be made in PHP: whole pennies in integers, the monthly rate as
// an integer of 15 decimals, the same two schedules, and a page of about the same size.

declare(strict_types=1);

const SCALE = 1_000_000_000_000_000;

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function pounds(int $pennies): string
{
    return '£' . number_format(intdiv($pennies, 100)) . sprintf('.%02d', $pennies % 100);
}

function pennies(string $typed): int
{
    if (!preg_match('/^(\d{1,6})(?:\.(\d{2}))?$/', $typed, $parts)) {
        return 0;
    }
    return (int) $parts[1] * 100 + (int) ($parts[2] ?? 0);
}

function duration(int $months): string
{
    $years = intdiv($months, 12);
    $rest = $months % 12;
    return ($years ? "$years years" : '') . ($years && $rest ? ' and ' : '') . ($rest ? "$rest months" : '');
}

/** @return list<array{int, int, int, int, int}> */
function schedule(int $balance, int $rate, callable $payment): array
{
    $rows = [];
    for ($month = 1; $balance > 0 && $month <= 1200; $month++) {
        $interest = intdiv($balance * $rate + intdiv(SCALE, 2), SCALE);
        $paid = min($balance + $interest, $payment($balance, $interest));
        $closing = $balance + $interest - $paid;
        $rows[] = [$month, $balance, $interest, $paid, $closing];
        $balance = $closing;
    }
    return $rows;
}

function table(string $caption, array $rows): void
{
    echo '<section class="table-scroll" role="region" tabindex="0">', "\n<table>\n<caption>", escaped($caption),
        "</caption>\n<thead><tr><th scope=\"col\">Month</th><th scope=\"col\">Opening balance</th>",
        "<th scope=\"col\">Interest</th><th scope=\"col\">Payment</th><th scope=\"col\">Closing balance</th></tr></thead>\n<tbody>\n";
    foreach ($rows as [$month, $opening, $interest, $paid, $closing]) {
        echo '<tr><th scope="row">', $month, '</th><td>', escaped(pounds($opening)), '</td><td>', escaped(pounds($interest)),
            '</td><td>', escaped(pounds($paid)), '</td><td>', escaped(pounds($closing)), "</td></tr>\n";
    }
    echo "</tbody>\n</table>\n</section>\n";
}

function points(array $rows, int $months, int $most): string
{
    $points = [];
    foreach ($rows as [$month, $opening]) {
        $points[] = sprintf('%.1f,%.1f', 600 * ($month - 1) / $months, 200 - 200 * $opening / $most);
    }
    return implode(' ', $points);
}

$typed = ['balance' => (string) ($_GET['balance'] ?? ''), 'apr' => (string) ($_GET['apr'] ?? '')];
$balance = pennies($typed['balance']);
$rate = (int) round(((1 + (float) $typed['apr'] / 100) ** (1 / 12) - 1) * SCALE);
$least = fn (int $opening, int $interest): int => max(intdiv($opening + 50, 100) + $interest, 500);
$minimum = schedule($balance, $rate, $least);
$fixed = schedule($balance, $rate, fn (): int => intdiv($minimum[0][3] + 99, 100) * 100);
$interest = fn (array $rows): int => array_sum(array_column($rows, 2));
$answer = sprintf(
    'Paying only the minimum takes %s and costs %s in interest. Paying %s every month takes %s and saves you %s.',
    duration(count($minimum)),
    pounds($interest($minimum)),
    pounds($fixed[0][3]),
    duration(count($fixed)),
    pounds($interest($minimum) - $interest($fixed)),
);

header('Content-Type: text/html; charset=utf-8');
header('Cache-Control: no-store');
header("Content-Security-Policy: default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
header('X-Content-Type-Options: nosniff');
header('Referrer-Policy: no-referrer');
?>
<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Credit card repayment calculator</title>
<link rel="stylesheet" href="/assets/site.css">
</head>
<body>
<a class="skip-link" href="#main">Skip to the answer</a>
<header><a href="/">Farthing</a></header>
<main id="main">
<h1>How long will your credit card take to clear?</h1>
<form method="get" novalidate>
<?php foreach (['balance' => 'How much do you owe on the card?', 'apr' => 'What is the card’s APR?'] as $name => $question) { ?>
<label for="<?= $name ?>"><?= escaped($question) ?></label>
<input id="<?= $name ?>" name="<?= $name ?>" value="<?= escaped($typed[$name]) ?>" type="text" inputmode="decimal">
<?php } ?>
<button>Work it out</button>
</form>
<p class="answer"><?= escaped($answer) ?></p>
<svg viewBox="0 0 36 36" aria-hidden="true"><circle class="whole" cx="18" cy="18" r="15.9155"/><circle class="part" cx="18" cy="18" r="15.9155" stroke-dasharray="<?= round(100 * count($fixed) / count($minimum), 2) ?> 100"/></svg>
<svg viewBox="0 0 600 200" role="img" aria-label="<?= escaped($answer) ?>"><polyline class="minimum" points="<?= points($minimum, count($minimum), $balance) ?>"/><polyline class="fixed" points="<?= points($fixed, count($minimum), $balance) ?>"/></svg>
<?php
table('Paying only the minimum', $minimum);
table('Paying ' . pounds($fixed[0][3]) . ' every month', $fixed);
?>
</main>
<footer><p>A guide, not advice.</p></footer>
</body>
</html>
