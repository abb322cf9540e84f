import { expect, test } from "vitest";
import { type CostToOwn, verdictOf } from "./verdict.ts";

const aCost = (name: string, perMonth: number | null, changes: Partial<CostToOwn> = {}): CostToOwn => ({
  isOwn: false,
  name,
  licenseplate: `mlb84${name.at(-1)?.toLowerCase()}`,
  perMonth,
  ...changes,
});
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test.each([
  [[["A", 3_000]], undefined],
  [
    [
      ["A", 3_000],
      ["B", null],
    ],
    undefined,
  ],
  [
    [
      ["A", 3_654],
      ["B", 3_001],
    ],
    "B är 650 kr billigare i månaden att äga än A, utan lån.",
  ],
  [
    [
      ["A", 3_030],
      ["B", 3_000],
    ],
    "Bilarna kostar ungefär lika mycket att äga, utan lån.",
  ],
  [
    [
      ["A", 4_000],
      ["B", 3_000],
      ["C", 3_400],
    ],
    "B är billigast att äga: 400 kr mindre i månaden än C, utan lån.",
  ],
  [
    [
      ["A", 4_000],
      ["B", 3_000],
      ["C", 3_020],
    ],
    "B och C är billigast att äga, utan lån.",
  ],
] as const)("[COMPARE-15] what %o comes to", (costs, sentence) => {
  expect(
    plain(
      verdictOf(
        costs.map(([name, perMonth]) => aCost(name, perMonth)),
        false,
      ),
    ),
  ).toBe(sentence);
});

test("[COMPARE-15] two of one model are told apart, the own car is the visitor's, and a loan is said", () => {
  const cars = [aCost("A", 4_000), aCost("A", 3_000, { licenseplate: "mlb84b" })];
  expect(plain(verdictOf(cars, true))).toBe(
    "A (MLB 84B) är 1 000 kr billigare i månaden att äga än A (MLB 84A), med ränta och avgifter.",
  );
  const own = aCost("Golf", 2_000, { isOwn: true, licenseplate: null });
  expect(plain(verdictOf([aCost("A", 4_000), own], false))).toMatch(/^Din Golf är .* än A, /);
});
