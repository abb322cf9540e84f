import { expect, test } from "vitest";
import { type InternalFacts, internalFactRows } from "./internal-fact-rows.ts";

const facts: InternalFacts = {
  status: 130,
  views: 412,
  reservedUntil: null,
  waiting: 0,
  drives: 1,
  store: "Täby",
  days: 96,
  prices: [
    { at: new Date("2026-08-12T08:00:00Z"), price: 304_900 },
    { at: new Date("2026-11-01T08:00:00Z"), price: 289_900 },
  ],
  bought: { at: new Date("2026-07-28T08:00:00Z"), price: 241_000, margin: 21_400 },
};
const said = (changes: Partial<InternalFacts> = {}) =>
  Object.fromEntries(
    internalFactRows({ ...facts, ...changes }).map(([label, text]) => [
      label,
      text.replaceAll("\u00a0", " "),
    ]),
  );

test("[TOOLBOX-3] purchase, margin, days, status, price past, reservations and views", () => {
  expect(said()).toEqual({
    "Inköpt för": "241 000 kr",
    "Marginal efter kostnad och moms": "21 400 kr",
    "I lager": "96 dagar",
    Status: "Säljs, 130",
    "Står i": "Täby",
    Reservation: "ingen",
    "Provkörningar framöver": "1",
    Visningar: "412",
    Priser: "304 900 kr 2026-08-12 → 289 900 kr 2026-11-01",
  });
});

test("[TOOLBOX-3] who may not see bids sees neither purchase nor margin; one day is a day, and who waits is told", () => {
  expect(Object.keys(said({ bought: null }))).not.toContain("Inköpt för");
  expect(Object.keys(said({ bought: null }))).not.toContain("Marginal efter kostnad och moms");
  expect(said({ days: 1, waiting: 2, status: 135 })).toMatchObject({
    "I lager": "1 dag",
    "I kö efter den": "2 kunder",
    Status: "Reserverad, 135",
  });
});
