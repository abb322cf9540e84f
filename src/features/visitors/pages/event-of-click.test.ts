import { expect, test } from "vitest";
import { eventOfForm, eventOfLink, eventOfReceipt } from "./event-of-click.ts";

const origin = "https://www.milstolpen.example";

test.each([
  ["/kopa-bil/", "header", { event: "buy_click", source: "header" }],
  ["/salj-din-bil/", "footer", { event: "sell_click", source: "footer" }],
  ["/kopa-bil/", null, null],
  ["/kopa-bil/volvo/v60/mlb001/", "header", null],
  ["/reservera-bil/?licenseplate=mlb001", null, { event: "reserve_click" }],
  ["/ride/?licenseplate=mlb001", null, { event: "test_drive_click" }],
  ["/bevaka/?brands=volvo", null, { event: "watch_click" }],
  ["/kontakt/", "header", { event: "contact_click", way: "form" }],
  ["tel:+46846500400", null, { event: "contact_click", way: "phone" }],
  ["mailto:info@milstolpen.example", null, { event: "contact_click", way: "mail" }],
  ["mailto:?subject=En%20bil", null, null],
  ["https://annan.example/reserverad/", null, null],
])("[TRACK-4] a link to %s in %s", (to, source, event) => {
  expect(eventOfLink({ address: new URL(to, origin).href, source })).toEqual(event);
});

test.each([
  ["/kopa-bil/", ["search", "brands"], null],
  ["/vardera-bil/", ["licenseplate"], { event: "valuation_start", errand: "valuation" }],
  ["/byta-bil/", ["licenseplate"], { event: "valuation_start", errand: "trade" }],
  ["/kontakt/", ["name", "email", "licenseplate"], null],
])("[TRACK-4] a form to %s with %j", (to, fields, event) => {
  expect(eventOfForm(`${origin}${to}`, fields)).toEqual(event);
});

test.each([
  ["/reservation/abc.DEF-1/?kvitto=1", false, { event: "reservation_made" }],
  ["/arende/abc.DEF-1/?kvitto=1", true, { event: "test_drive_booked" }],
  ["/arende/abc.DEF-1/?kvitto=1", false, { event: "contact_sent" }],
  ["/bevaka/?kvitto=1", false, { event: "watch_add" }],
  ["/bevaka/?brands=volvo", false, null],
  ["/arende/abc.DEF-1/", true, null],
  ["/reservation/abc.DEF-1/avboka/?kvitto=1", false, null],
  ["/reservera-bil/?licenseplate=mlb001&kvitto=ko", false, null],
])("[TRACK-6] the receipt at %s, of a drive: %s", (page, isDrive, event) => {
  expect(eventOfReceipt(`${origin}${page}`, isDrive)).toEqual(event);
});
