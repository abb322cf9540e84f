import { type SeatChoice, seatChoiceFor } from "#domain/car/vocabulary.ts";
import type { PhraseRow } from "./phrases.ts";
import type { Wish } from "./wish.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

const inWords = { två: 2, fyra: 4, fyr: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9 };
const endings = ["sits", "sitsig", "sitsiga", "sitsigt", "sitsare"];

/** "sjusitsig" is written as one word; "7-sits" and "sju säten" are amounts with a unit. */
export const wordsForSeats: readonly PhraseRow<number>[] = Object.entries(inWords).map(([word, seats]) => [
  endings.map((ending) => `${word} ${ending}`).join(","),
  seats,
]);

/** The least number of seats that each choice holds. */
const leastSeats: readonly (readonly [SeatChoice, number])[] = [
  ["2", 2],
  ["4", 4],
  ["5", 5],
  ["7", 7],
  ["max", 8],
];

const holds: Record<BoundEnd, (choice: number, asked: number) => boolean> = {
  from: (choice, asked) => choice >= asked,
  above: (choice, asked) => choice > asked,
  to: (choice, asked) => choice <= asked,
  below: (choice, asked) => choice < asked,
  around: (choice, asked) => choice === asked,
  exact: (choice, asked) => choice === asked,
};

/** Six seats are no choice of their own: whoever needs six is served by seven or more. [SENTENCE-17] */
export function seatsWish(asked: number, end: BoundEnd): Wish | null {
  if (!Number.isInteger(asked) || asked < 2 || asked > 60) return null;
  const fitting = leastSeats.filter(([, least]) => holds[end](least, asked)).map(([choice]) => choice);
  if (fitting.length > 0) return { kind: "list", field: "seats", values: fitting };
  if (asked > 7) return { kind: "list", field: "seats", values: ["max"] };
  const values = asked === 6 ? ["7", "max"] : [seatChoiceFor(asked)];
  return {
    kind: "list",
    field: "seats",
    values,
    note: `${asked} säten är inget eget val, så vi visar det närmaste.`,
  };
}
