import { expect, test } from "vitest";
import { keptPages } from "./kept-pages.ts";

const page = (size: number) => ({ size });

test("[PAGECACHE-5] the page not asked for longest goes first when there is no more room", () => {
  const pages = keptPages<{ size: number }>(30);
  for (const name of ["a", "b", "c"]) pages.keep(name, page(10));
  expect(pages.find("a")).not.toBeNull();
  pages.keep("d", page(10));
  expect(["a", "b", "c", "d"].map((name) => pages.find(name) !== null)).toEqual([true, false, true, true]);
});

test("[PAGECACHE-5] a page that is kept anew takes the place of the old one", () => {
  const pages = keptPages<{ size: number }>(30);
  pages.keep("a", page(20));
  pages.keep("a", page(10));
  pages.keep("b", page(20));
  expect(pages.find("a")).toEqual(page(10));
  expect(pages.find("b")).toEqual(page(20));
});

test("[PAGECACHE-5] what is larger than the whole room is not kept, and drives nothing out", () => {
  const pages = keptPages<{ size: number }>(30);
  pages.keep("a", page(10));
  pages.keep("b", page(31));
  expect([pages.find("a"), pages.find("b")]).toEqual([page(10), null]);
});
