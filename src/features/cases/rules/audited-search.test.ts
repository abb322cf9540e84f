import { expect, test } from "vitest";
import { auditedSearch } from "./audited-search.ts";
import { caseNumberOf } from "./case-number.ts";

const number = caseNumberOf(7);

test.each([
  ["MLB 84A", "mlb84a"],
  [number.toLowerCase(), number],
  ["Karin Exempel", "ord"],
  ["karin@example.com", "ord"],
  ["sjukskriven, kan inte betala", "ord"],
  ["", "ord"],
])("[AUDIT-8] of a search for %j the log holds %j", (text, said) => {
  expect(auditedSearch(text)).toBe(said);
});
