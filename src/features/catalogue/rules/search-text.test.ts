import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  [[" volvo ", "v60"], "volvo v60"],
  [["volvo", "", "  ", "drag"], "volvo drag"],
  [[], ""],
  ["  volvo v60 ", "volvo v60"],
])("[URL-9] the search %j is %j", (given, search) => {
  expect(searchText(given)).toBe(search);
});

test.each([null, undefined, 60, true, { search: "volvo" }])("[URL-10] %j is no search", (given) => {
  expect(searchText(given)).toBe("");
});

test("[URL-10] what is not text in a list is left out", () => {
  expect(searchText(["volvo", 60, null, "drag"])).toBe("volvo drag");
});
