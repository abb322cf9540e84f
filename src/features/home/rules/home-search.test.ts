import fc from "fast-check";
import { expect, test } from "vitest";
import { withQuery } from "#features/visitors/rules/search-history.ts";
import { homeSearchFromText, searchPlaceholder } from "./home-search.ts";

test.each([
  [390, "Sök på märke, modell, etc"],
  [700, "Sök på märke, modell, etc"],
  [701, "Sök på märke, modell, utrustning, etc"],
  [1440, "Sök på märke, modell, utrustning, etc"],
])("[HOME-5] at %i px the field says %j", (width, placeholder) => {
  expect(searchPlaceholder(width)).toBe(placeholder);
});

test("[HOME-8] a search is stored, remembered, leads to the listing, and the field clears", () => {
  expect(homeSearchFromText(" Volvo V60 ", ["golf"])).toEqual({
    search: "Volvo V60",
    queryHistory: ["Volvo V60", "golf"],
    target: { route: "kopa_bil", query: { search: "volvo v60" } },
    field: "",
  });
});

test("[HOME-8] a search made before leads to the listing again and is remembered once", () => {
  expect(homeSearchFromText("GOLF", ["golf"])).toMatchObject({ search: "GOLF", queryHistory: ["golf"] });
});

test.each(["", "  ", "\n"])("[HOME-9] %j is no search", (text) => {
  expect(homeSearchFromText(text, ["golf"])).toBeNull();
});

test("[HOME-8] [HOME-9] the history after a search is the history rule's, and no search is empty", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (text, history) => {
      const made = homeSearchFromText(text, history);
      expect(made?.search).not.toBe("");
      if (made) expect(made.queryHistory).toEqual(withQuery(history, text));
    }),
  );
});
