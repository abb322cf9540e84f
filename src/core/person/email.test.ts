import { expect, test } from "vitest";
import { emailAddress } from "./email.ts";
import { isEmail } from "./email-text.ts";

test.each(["anna@example.com", "a@b.c", "åsa.berg+bil@exempel.example"])(
  "[EMAIL-1] %j is an e-mail address",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(["", "anna", "anna@example", "anna.example.com", "@", "."])("[EMAIL-1] %j is not", (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  "a@example.com,b@example.com",
  "a@example.com;b@example.com",
  "a@example.com b@example.com",
  "a@example.com\r\nBcc:b@example.com",
  "Anna <a@example.com>",
  `${"a".repeat(243)}@example.com`,
])("[EMAIL-2] %j is not one address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("[EMAIL-2] 254 characters is the longest address", () => {
  expect(isEmail(`${"a".repeat(242)}@example.com`)).toBe(true);
});

test("[EMAIL-3] space around the address is dropped", () => {
  expect(emailAddress.parse("  anna@example.com\n")).toBe("anna@example.com");
});

test.each([undefined, null, "", "anna"])("[EMAIL-4] %j says 'E-post saknas/felaktig', once", (text) => {
  const issues = emailAddress.safeParse(text).error?.issues.map((issue) => issue.message);
  expect(issues).toEqual(["E-post saknas/felaktig"]);
});
