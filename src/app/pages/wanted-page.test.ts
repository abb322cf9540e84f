import { expect, test } from "vitest";
import { wantedPage } from "./wanted-page.ts";

const origin = "https://www.example.com";

test.each([
  ["", "/"],
  ["?sida=%2Fbutik%2F", "/butik/"],
  ["?sida=%2Fkopa-bil%2F%3Fpage%3D2", "/kopa-bil/?page=2"],
])("[OFFLINE-4] %s opens %s", (search, page) => {
  expect(wantedPage({ search, origin })).toBe(page);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "javascript:alert(1)",
  "https://",
])("[OFFLINE-4] %s is not ours to open", (wanted) => {
  expect(wantedPage({ search: `?${new URLSearchParams({ sida: wanted })}`, origin })).toBe("/");
});
