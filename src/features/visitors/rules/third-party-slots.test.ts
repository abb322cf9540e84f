import { expect, test } from "vitest";
import { allowsSlots, openSlots, originsOf } from "./third-party-slots.ts";

const all = {
  tagManager: "https://tags.example/a.js",
  reviewsWidget: "https://reviews.example/b.js",
  chatPixel: "https://chat.example/c.js",
};

test("[SLOT-1] without an address a slot is closed", () => {
  expect(openSlots({}, false)).toEqual([]);
  expect(openSlots({ tagManager: all.tagManager, chatPixel: undefined }, false)).toEqual([
    { name: "tagManager", url: all.tagManager },
  ]);
});

test("[SLOT-2] the chat pixel stays out of production", () => {
  expect(openSlots(all, false).map(({ name }) => name)).toEqual(["tagManager", "reviewsWidget", "chatPixel"]);
  expect(openSlots(all, true).map(({ name }) => name)).toEqual(["tagManager", "reviewsWidget"]);
});

test.each([
  ["/", true],
  ["/kopa-bil/", true],
  ["/personalbil/", true],
  ["/personal/", false],
  ["/personal/inbyten/abc123/", false],
  ["/Personal/", false],
  ["/arende/own.abc.def.ghi/", false],
  ["/mina-sidor/", false],
  ["/reservation/own.abc.def.ghi/", false],
])("[SLOT-3] outside scripts on %s: %s", (path, allowed) => {
  expect(allowsSlots(path)).toBe(allowed);
});

test("[SLOT-4] scripts are let in from exactly the origins of the open slots", () => {
  const open = openSlots({ ...all, chatPixel: "https://tags.example/pixel.js" }, false);
  expect(originsOf(open)).toEqual(["https://tags.example", "https://reviews.example"]);
  expect(originsOf([])).toEqual([]);
});
