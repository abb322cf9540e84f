import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import { costPartNames, costParts } from "#features/running-costs/rules/cost-of-car.ts";
import type { ComparedCar } from "./compared-car.ts";
import type { Cell, Row } from "./row.ts";

export type Choices = { tradeIn: number; years: number; hasLoan: boolean };

/** What a car costs, or is about worth, as its row and its head say. */
export function priceCell({ kind, priceView: price, worth }: ComparedCar): Cell | null {
  if (kind === "own")
    return worth === null ? null : { text: `ca ${formatKronor(worth)}`, below: "efter våra sålda bilar" };
  if (price === null) return null;
  if (price.kind === "coming") return { text: "Pris kommer" };
  if (price.kind === "sold") return { text: "Såld", ...(price.soldOn && { below: price.soldOn }) };
  if (price.kind === "plain") return { text: price.price };
  return { text: price.price, below: `${price.referenceLabel}: ${price.reference}` };
}

export const priceRows = ({ tradeIn }: Choices): Row[] => [
  { label: "Pris", cell: priceCell, better: "low", rank: ({ price }) => price },
  ...(tradeIn > 0
    ? [
        {
          label: "Mellanskillnad",
          note: "pris minus din bil i inbyte",
          cell: ({ price }: ComparedCar) => (price === null ? null : formatKronor(price - tradeIn)),
          better: "low",
          rank: ({ price }: ComparedCar) => price,
        } as const,
      ]
    : []),
];

export const costRows = ({ years, hasLoan }: Choices): Row[] => [
  {
    label: "Kostnad per mil",
    note: "värdefall, drivmedel, skatt, försäkring, service, däck",
    cell: ({ cost }) => cost && `${formatNumber(cost.perMil)}\u00a0kr`,
    better: "low",
    rank: ({ cost }) => cost && Math.round(cost.perMil),
  },
  {
    label: "Kostnad per månad",
    note: hasLoan ? "att äga, med ränta och avgifter" : "att äga, utan lån",
    cell: ({ cost }) => cost && formatKronor(roundTo(cost.perMonth, 10)),
    better: "low",
    rank: ({ cost }) => cost && roundTo(cost.perMonth, 10),
  },
  ...(hasLoan ? [loanRow] : []),
  ...costPartNames
    .filter((part) => part !== "credit" || hasLoan)
    .map(
      (part): Row => ({
        label: costParts[part],
        cell: ({ cost }) => cost && `${formatKronor(roundTo(cost.parts[part] / years, 10))}/år`,
        better: "low",
        rank: ({ cost }) => cost && roundTo(cost.parts[part] / years, 10),
      }),
    ),
  {
    label: `Värde efter ${years} år`,
    cell: ({ cost }) => cost && formatKronor(roundTo(cost.valueThen, 1_000)),
    better: "high",
    rank: ({ cost }) => cost && roundTo(cost.valueThen, 1_000),
  },
];

/** The effective rate stands in the same size as the payment. */
const loanRow: Row = {
  label: "Lån",
  note: "betalning och effektiv ränta",
  cell: ({ cost }) =>
    cost?.loan
      ? {
          text: `${formatMonthly(cost.loan.monthly)}, effektiv ränta ${formatPercent(cost.loan.effectiveRatePercent)}`,
        }
      : null,
  better: "low",
  rank: ({ cost }) => cost?.loan?.monthly ?? null,
};

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
