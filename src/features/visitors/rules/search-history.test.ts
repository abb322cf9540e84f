import fc from "fast-check";
import { expect, test } from "vitest";
import { searchHistoryFromList, withQuery } from "./search-history.ts";

const anyQuery = fc.oneof(
  fc.constantFrom("volvo v60", "Volvo V60", "golf", "GOLF", "kombi", "", "  "),
  fc.string(),
);
const anyHistory = fc.array(anyQuery).map((queries) => queries.reduce<string[]>(withQuery, []));

test("[HIST-1] a new query goes to the front", () => {
  expect(withQuery(["golf"], "volvo v60")).toEqual(["volvo v60", "golf"]);
});

test.each(["", "   ", "\t"])("[HIST-1] an empty query (%j) changes nothing", (query) => {
  expect(withQuery(["golf"], query)).toEqual(["golf"]);
});

test("[HIST-1] spaces around a query are not part of it", () => {
  expect(withQuery([], "  golf ")).toEqual(["golf"]);
});

test.each(["golf", "GOLF", " Golf "])("[HIST-2] %j is already there and changes nothing", (query) => {
  expect(withQuery(["volvo v60", "golf"], query)).toEqual(["volvo v60", "golf"]);
});

test("[HIST-2] å, ä and ö are compared without case too", () => {
  expect(withQuery(["GRÅ SJÄTTE"], "grå sjätte")).toEqual(["GRÅ SJÄTTE"]);
});

test("[HIST-3] the sixth pushes the oldest out", () => {
  expect(withQuery(["e", "d", "c", "b", "a"], "f")).toEqual(["f", "e", "d", "c", "b"]);
});

test("[HIST-1] [HIST-2] [HIST-3] never more than five, never empty, never the same twice", () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      expect(history.length).toBeLessThanOrEqual(5);
      expect(history.every((query) => query.trim() !== "")).toBe(true);
      expect(new Set(history.map((query) => query.toLowerCase())).size).toBe(history.length);
    }),
  );
});

test("[HIST-2] searching for the same again changes nothing", () => {
  fc.assert(
    fc.property(anyHistory, anyQuery, (history, query) => {
      const once = withQuery(history, query);
      expect(withQuery(once, query)).toEqual(once);
    }),
  );
});

test("[HIST-4] a stored history that follows the rules is read as it stands; a stored history that breaks them is made right", () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      expect(searchHistoryFromList(history)).toEqual(history);
    }),
  );
  expect(searchHistoryFromList(["a", "", "b", "B", "c", "d", "e", "f"])).toEqual(["a", "B", "c", "d", "e"]);
});

test("[HIST-5] of a pasted page 250 characters are remembered", () => {
  expect(withQuery([], `  ${"volvo ".repeat(1_000)}`)[0]).toBe("volvo ".repeat(42).slice(0, 250).trim());
});
