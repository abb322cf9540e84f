import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
  ["070-1740611", "070-174 06 11", "tel:+46701740611"],
  ["+46 8 465 004 10", "08-465 004 10", "tel:+46846500410"],
  ["växeln 4", "växeln 4", "tel:4"],
])("[PHONE-11] %s reads %s and dials %s", (number, text, href) => {
  expect(phoneLink(number)).toEqual({ text, href });
});
