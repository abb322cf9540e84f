import { expect, test } from "vitest";
import { addressWithin, asksForNewTab } from "./address-within.ts";

const here = { origin: "https://bilar.example", pathname: "/kopvillkor/", search: "" };
const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

function aLink(href: string, target = "") {
  const { origin, pathname, search, hash } = new URL(href, `${here.origin}${here.pathname}`);
  return { origin, pathname, search, hash, target };
}

test("[CONTENT-13] a click on a link of ours is followed without loading the page anew", () => {
  expect(addressWithin(aLink("/butik/"), click, here)).toBe("/butik/");
  expect(addressWithin(aLink("/kopa-bil/?brands=volvo#bilar"), click, here)).toBe(
    "/kopa-bil/?brands=volvo#bilar",
  );
});

test.each(["https://www.arn.se/", "mailto:a@example.com", "tel:+46846500400"])(
  "[CONTENT-13] %s is the browser's",
  (href) => {
    expect(addressWithin(aLink(href), click, here)).toBeNull();
  },
);

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "[CONTENT-13] a click with %j is the browser's",
  (change) => {
    expect(addressWithin(aLink("/butik/"), { ...click, ...change }, here)).toBeNull();
  },
);

test("[CONTENT-13] another tab and another place on the page are the browser's", () => {
  expect(addressWithin(aLink("/butik/", "_blank"), click, here)).toBeNull();
  expect(addressWithin(aLink("#pris"), click, here)).toBeNull();
  expect(addressWithin(aLink("/butik/#pris"), click, here)).toBe("/butik/#pris");
});

test("[SHELL-19] alt opens a new tab; what browsers know themselves is theirs", () => {
  expect(asksForNewTab({ ...click, altKey: true })).toBe(true);
  for (const other of [{}, { metaKey: true }, { ctrlKey: true }, { altKey: true, shiftKey: true }])
    expect(asksForNewTab({ ...click, ...other })).toBe(false);
  expect(asksForNewTab({ ...click, altKey: true, button: 1 })).toBe(false);
});

test("[SLOT-8] the way to an address that is a key is a document of its own; between two of them it is a step", () => {
  const shared = aLink("/f/zk3vq1/");
  expect(addressWithin(shared, click, here)).toBeNull();
  expect(addressWithin(aLink("/bevaka/andra/?t=own.abc"), click, here)).toBeNull();
  expect(addressWithin(shared, click, { ...here, pathname: "/mina-sidor/" })).toBe("/f/zk3vq1/");
});
