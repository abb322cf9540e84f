import { expect, test } from "vitest";
import { cachedPages } from "./cached-pages.ts";

/** So much larger than its key and its entry that these hardly count. */
const kilobytes = (size: number) => ({ size: () => size * 1024 });
const capacity = 32 * 1024;
const later = 60_000;

const aCache = (maxEntries = 1_000) => cachedPages<{ size: () => number }>({ capacity, maxEntries });

test("[PAGECACHE-5] the page not asked for longest goes first when there is no more room", () => {
  const pages = aCache();
  for (const name of ["a", "b", "c"]) pages.add(name, kilobytes(10), later);
  expect(pages.find("a", 0)).not.toBeNull();
  pages.add("d", kilobytes(10), later);
  expect(["a", "b", "c", "d"].map((name) => pages.find(name, 0) !== null)).toEqual([true, false, true, true]);
});

test("[PAGECACHE-5] a page that is cached anew takes the place of the old one", () => {
  const pages = aCache();
  const smaller = kilobytes(10);
  pages.add("a", kilobytes(20), later);
  pages.add("a", smaller, later);
  pages.add("b", kilobytes(20), later);
  expect(pages.find("a", 0)).toBe(smaller);
  expect(pages.find("b", 0)).not.toBeNull();
});

test("[PAGECACHE-5] what is larger than the whole room is not cached, and drives nothing out", () => {
  const pages = aCache();
  pages.add("a", kilobytes(10), later);
  pages.add("b", kilobytes(33), later);
  expect([pages.find("a", 0) !== null, pages.find("b", 0)]).toEqual([true, null]);
});

test("[PAGECACHE-5] a page that has grown by an encoding is measured again", () => {
  const pages = aCache();
  let size = 10 * 1024;
  pages.add("other", kilobytes(10), later);
  pages.add("a", { size: () => size }, later);
  size = 30 * 1024;
  pages.measureAgain("a");
  expect([pages.find("other", 0), pages.find("a", 0) !== null]).toEqual([null, true]);
  expect(pages.usedBytes()).toBeGreaterThan(size);
});

test("[PAGECACHE-5] twenty thousand small answers under keys of 14 kB stay within the room", () => {
  const pages = cachedPages<{ size: () => number }>({ capacity: 2 ** 20, maxEntries: 1_000_000 });
  const long = "x".repeat(14 * 1024);
  for (let at = 0; at < 20_000; at++) pages.add(`${long}${at}`, { size: () => 100 }, later);
  expect(pages.usedBytes()).toBeLessThanOrEqual(2 ** 20);
  expect(pages.count()).toBeLessThanOrEqual(2 ** 20 / long.length);
  expect(pages.count()).toBeGreaterThan(50);
});

test("[PAGECACHE-5] however small they are, there are no more of them than the bound", () => {
  const pages = aCache(10);
  for (let at = 0; at < 100; at++) pages.add(String(at), { size: () => 1 }, later);
  expect([pages.count(), pages.find("99", 0) !== null]).toEqual([10, true]);
});

test("[PAGECACHE-3] what is too old is found no more, and swept away with all that nobody asks for", () => {
  const pages = aCache();
  for (const [name, until] of [
    ["a", 10],
    ["b", 10],
    ["c", 20],
  ] as const)
    pages.add(name, kilobytes(1), until);
  expect([pages.find("a", 10), pages.count()]).toEqual([null, 2]);
  pages.sweep(10);
  expect([pages.count(), pages.find("c", 19) !== null]).toEqual([1, true]);
  pages.sweep(20);
  expect([pages.count(), pages.usedBytes()]).toEqual([0, 0]);
});
