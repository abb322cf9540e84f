import fc from "fast-check";
import { expect, test } from "vitest";
import { readableFacts } from "./register-facts.ts";

test.each([
  ["2026-05-12T08:30:00Z", "2026-05-12"],
  ["2026-05-12T00:00:00+02:00", "2026-05-12"],
  ["2026-05-12 08:30", "2026-05-12"],
  ["2026-05-12", "2026-05-12"],
  ["Besiktigad 2026-05-12T08:30", "Besiktigad 2026-05-12T08:30"],
  ["WVWZZZ1KZ8W123456", "WVWZZZ1KZ8W123456"],
])("[TRADE-5] %j is shown as %j", (said, shown) => {
  expect(readableFacts(said)).toBe(shown);
});

test("[TRADE-6] id fields are skipped, at every depth", () => {
  const facts = {
    id: 7,
    ownerId: "x",
    vehicleID: 1,
    register_id: 2,
    name: "Exempelbanken",
    owners: [{ id: 1, city: "Täby" }],
  };
  expect(readableFacts(facts)).toEqual({ name: "Exempelbanken", owners: [{ city: "Täby" }] });
});

test("[TRADE-6] a word that happens to end in id is no id", () => {
  const facts = { isPaid: true, valid: "ja", hybrid: false, taxPaid: null };
  expect(readableFacts(facts)).toEqual(facts);
});

test("[TRADE-5] [TRADE-6] reading twice changes nothing more, and no id and no hour is left", () => {
  const anyDate = fc
    .date({ noInvalidDate: true, min: new Date("1950-01-01"), max: new Date("2050-01-01") })
    .map((date) => date.toISOString());
  const anyFacts = fc.dictionary(
    fc.constantFrom("id", "ownerId", "date", "name", "previousOwners"),
    fc.oneof(fc.jsonValue(), anyDate, fc.array(fc.record({ id: fc.nat(), from: anyDate }))),
  );
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const once = readableFacts(facts);
      expect(readableFacts(once)).toEqual(once);
      expect(Object.keys(once as object).filter((name) => /id$/i.test(name))).toEqual([]);
      expect(JSON.stringify(once)).not.toMatch(/"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
    }),
  );
});
