import { expect, test } from "vitest";
import { friendTip } from "./friend-tip.ts";

const right = { friendEmail: "bo@example.com", name: "Karin Exempel", email: "karin@example.com" };

test("[FRIEND-1] a friend's address and who tells are needed; a car and a word are not", () => {
  expect(friendTip.parse(right)).toMatchObject({ licenseplate: null, message: null });
  for (const field of ["friendEmail", "name", "email"])
    expect(friendTip.safeParse({ ...right, [field]: "" }).success).toBe(false);
});

test.each([
  ["Titta på https://spam.example", false],
  ["www.spam", false],
  ["Gå till spam.com nu", false],
  ["billigt.se/x", false],
  ["Hämta den på vinst.app", false],
  ["vinst.shop", false],
  ["Skriv till ring@vinst.example", false],
  ["Se 198.51.100.7", false],
  ["Den är fin. Köp den!", true],
  ["1.6 liter, ca 8.000 mil", true],
])("[FRIEND-1] “%s” is a word to a friend: %s", (message, isFine) => {
  expect(friendTip.safeParse({ ...right, message }).success).toBe(isFine);
  expect(friendTip.safeParse({ ...right, name: message }).success).toBe(isFine);
});
