import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Anna@Example.se ", "anna@example.se"],
  ["anna+bil@example.se", "anna@example.se"],
  ["anna+bil+2@example.se", "anna@example.se"],
  ["a.nna@example.se", "a.nna@example.se"],
  ["a.n.na+bil@gmail.com", "anna@gmail.com"],
  ["anna@googlemail.com", "anna@gmail.com"],
  ["+anna@example.se", "+anna@example.se"],
])("[MAIL-12] %s is counted as %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
