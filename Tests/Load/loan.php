<?php

// The loan payment by payment, as it would be made in PHP with some care: whole cents in integers,
// interest rounded half up, a table for each year in one string, and only what was typed escaped.

declare(strict_types=1);

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function dollars(int $cents): string
{
    return '$' . number_format($cents / 100, 2);
}

/** The annuity that pays back in so many months, rounded half up. */
function payment(int $principal, float $monthly, int $months): int
{
    if ($monthly == 0) {
        return intdiv($principal + intdiv($months, 2), $months);
    }
    return (int) round($principal * $monthly / (1 - (1 + $monthly) ** -$months));
}

/** @return list<array{int, int, int, int, int}> opening, paid, interest, closing, interest so far */
function schedule(int $principal, int $rate, int $months, int $payment): array
{
    // The rate is in ten-thousandths of a percent a year.
    $whole = 12_000_000;
    $rows = [];
    $balance = $principal;
    $sum = 0;
    for ($number = 1; $balance > 0 && $number <= $months; $number++) {
        $interest = intdiv($balance * $rate + 6_000_000, $whole);
        $due = $balance + $interest;
        $paid = $number === $months || $payment > $due ? $due : $payment;
        $sum += $interest;
        $rows[] = [$balance, $paid, $interest, $due - $paid, $sum];
        $balance = $due - $paid;
    }
    return $rows;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
    'October', 'November', 'December'];
const COLUMNS = ['Payment', 'Date', 'Opening balance', 'Scheduled payment', 'Principal', 'Interest',
    'Closing balance', 'Interest so far'];

function years(array $rows, int $year, int $month): string
{
    $html = '';
    $head = '<th scope="col">' . implode('<th scope="col">', COLUMNS);
    foreach (array_chunk($rows, 12) as $index => $payments) {
        $last = end($payments);
        $paid = array_sum(array_column($payments, 1));
        $interest = array_sum(array_column($payments, 2));
        $number = $index + 1;
        $first = MONTHS[$month - 1] . ' ' . $year;
        $html .= "<details" . ($index ? '' : ' open') . ">\n<summary><b>Year $number</b><span>from $first</span><span>paid <b>"
            . dollars($paid) . '</b></span><span>interest <b>' . dollars($interest) . '</b></span><span>still owed <b>'
            . dollars($last[3]) . "</b></span></summary>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Payments of year $number\">\n"
            . "<table>\n<thead>\n<tr>$head\n</thead>\n<tbody>\n";
        foreach ($payments as $place => [$opening, $amount, $charged, $closing, $sum]) {
            $html .= '<tr><th scope="row">' . (12 * $index + $place + 1) . "<td>1 " . MONTHS[$month - 1] . " $year<td>" . dollars($opening)
                . '<td>' . dollars($amount) . '<td>' . dollars($amount - $charged) . '<td>' . dollars($charged) . '<td>'
                . dollars($closing) . '<td>' . dollars($sum) . "\n";
            if (++$month > 12) {
                $month = 1;
                $year++;
            }
        }
        $html .= "</tbody>\n<tfoot>\n<tr><th scope=\"row\">In all<td><td>" . dollars($paid) . '<td>' . dollars($paid - $interest)
            . '<td>' . dollars($interest) . '<td>' . dollars($last[3]) . '<td>' . dollars($last[4]) . "\n</tfoot>\n</table>\n</div>\n</details>\n";
    }
    return $html;
}

function number(string $name, string $pattern): ?string
{
    $typed = $_GET[$name] ?? '';
    return is_string($typed) && preg_match($pattern, $typed) ? $typed : null;
}

$amount = number('amount', '/^\d{1,8}$/');
$rate = number('rate', '/^\d{1,3}(\.\d{1,4})?$/');
$years = number('years', '/^\d{1,2}$/');
if ($amount === null || $rate === null || $years === null) {
    http_response_code(422);
    exit;
}
$principal = (int) $amount * 100;
$months = (int) $years * 12;
$payment = payment($principal, (float) $rate / 1200, $months);
$rows = schedule($principal, (int) round((float) $rate * 10_000), $months, $payment);
$last = end($rows);
$paid = $principal + $last[4];
$query = escaped(http_build_query(['amount' => $amount, 'rate' => $rate, 'years' => $years]));
$facts = [
    'Scheduled payment' => dollars($payment), 'Scheduled payments' => $months, 'Actual payments' => count($rows),
    'Last payment' => dollars($last[1]), 'Total interest' => dollars($last[4]), 'Total paid' => dollars($paid),
];

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
<title>Your loan, payment by payment</title>
<link rel="stylesheet" href="/assets/site.css">
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
<header class="site"><a class="brand" href="/">Farthing</a></header>
<main id="main" class="wrap">
<h1>Your loan, payment by payment</h1>
<p class="say">You would pay <b><?= dollars($payment) ?></b> a month for <b><?= escaped($years) ?> years</b>. The interest comes to <b class="cost"><?= dollars($last[4]) ?></b>.</p>
<p class="tools">
<a href="/loan?<?= $query ?>">Change the figures</a>
<a href="/loan.pdf?<?= $query ?>">Save as PDF</a>
<a href="/loan.csv?<?= $query ?>">Save as CSV</a>
</p>
<dl class="facts">
<?php foreach ($facts as $name => $value) { ?>
<div><dt><?= $name ?></dt><dd><bdi><?= $value ?></bdi></dd></div>
<?php } ?>
</dl>
<h2>Every payment</h2>
<div class="years">
<?= years($rows, 2027, 1) ?>
</div>
</main>
<footer class="site"><p>A guide, not advice.</p></footer>
</body>
</html>
