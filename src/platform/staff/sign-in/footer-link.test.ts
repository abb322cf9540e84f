import { expect, test } from "vitest";
import { pageOfFooterLink } from "./footer-link.ts";

const here = new URL("https://bilar.example/logga-in/");
const arrival = { navigation: "navigate", here, referrer: "https://bilar.example/kopa-bil/?page=2" };

test("[SIGNIN-30] who presses the footer's link is known by the page they were at", () => {
  expect(pageOfFooterLink(arrival)).toBe("/kopa-bil/?page=2");
});

test.each([
  { navigation: "reload" },
  { navigation: "back_forward" },
  { navigation: undefined },
  { referrer: "" },
  { referrer: "https://evil.example/" },
  { referrer: "https://bilar.example/auth/redirect/" },
  { referrer: "https://bilar.example/logga-in/" },
  { referrer: "https://bilar.example/personal/lager/" },
  { here: new URL("https://bilar.example/personal/") },
])("[SIGNIN-30] with %j nobody has", (change) => {
  expect(pageOfFooterLink({ ...arrival, ...change })).toBeNull();
});
