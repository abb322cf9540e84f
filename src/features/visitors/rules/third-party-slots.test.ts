import { expect, test } from "vitest";
import { maySlotsRun, openSlots, originsOf } from "./third-party-slots.ts";

const home = new URL("https://bilar.example/");

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
  ["/offertforslag/", true],
  ["/offertforslag/own.abc.def.ghi/", false],
  ["/f/Zk3vQ1/", false],
  ["/bevaka/", true],
  ["/bevaka/andra/?t=own.abc.def.ghi", false],
  ["/reservera-bil/?licenseplate=mlb84a", true],
  ["/reservera-bil/?licenseplate=mlb84a&ko=own.abc.def.ghi", false],
])("[SLOT-3] outside scripts on %s: %s", (path, allowed) => {
  const address = new URL(path, "https://bilar.example");
  const page = { hasAgreed: true, here: address, loadedAs: address, isStaffs: false };
  expect(maySlotsRun(page)).toBe(allowed);
  // A step to the start page leaves the document, and its policy, as they were loaded.
  expect(maySlotsRun({ ...page, here: home })).toBe(allowed);
});

test("[SLOT-7] in the browser of one of us no outside script runs, on whatever page", () => {
  const page = { hasAgreed: true, here: home, loadedAs: home };
  expect([true, false].map((isStaffs) => maySlotsRun({ ...page, isStaffs }))).toEqual([false, true]);
});

test("[SLOT-4] scripts are let in from exactly the origins of the open slots", () => {
  const open = openSlots({ ...all, chatPixel: "https://tags.example/pixel.js" }, false);
  expect(originsOf(open)).toEqual(["https://tags.example", "https://reviews.example"]);
  expect(originsOf([])).toEqual([]);
});
