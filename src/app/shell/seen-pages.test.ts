import { expect, test } from "vitest";
import { titleFromPage } from "./seen-pages.ts";

test.each([
  ["<head><title>Om oss – Milstolpen</title></head>", "Om oss"],
  ["<title>Volvo V60 2021 – såld &amp; levererad – Milstolpen</title>", "Volvo V60 2021 – såld & levererad"],
  ["<p>ingen rubrik</p>", ""],
])("[OFFLINE-3] a page seen is named by its title: %s", (html, title) => {
  expect(titleFromPage(html)).toBe(title);
});
