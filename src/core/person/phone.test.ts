import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isPhoneNumber, phoneNumber, readPhone } from "./phone.ts";

test("[PHONE-1] a number without country code is Swedish unless another country is said", () => {
  expect(readPhone("070-174 06 05")).toMatchObject({
    ok: true,
    value: { country: "SE", countryCallingCode: "46" },
  });
  expect(readPhone("32 12 34 56", "DK")).toMatchObject({
    ok: true,
    value: { country: "DK", countryCallingCode: "45" },
  });
  expect(readPhone("+45 32 12 34 56")).toMatchObject({ ok: true, value: { country: "DK" } });
});

test("[PHONE-2] a number is country, country calling code, national number and extension", () => {
  expect(readPhone("08-465 004 00 ext. 12")).toEqual({
    ok: true,
    value: { country: "SE", countryCallingCode: "46", nationalNumber: "846500400", extension: "12" },
  });
  expect(readPhone("08-465 004 00")).toMatchObject({ value: { extension: null } });
});

test.each([
  ["070-174 06 05", "XX", "invalid country"],
  ["+999 123 456", "SE", "invalid country"],
  ["abc", "SE", "not a number"],
  ["ring 070-174 06 05", "SE", "not a number"],
  ["7", "SE", "too short"],
  ["1".repeat(18), "SE", "too long"],
])("[PHONE-3] %j in %s: %s", (text, country, error) => {
  expect(readPhone(text, country)).toEqual({ ok: false, error });
});

test.each([
  ["1", "too short"],
  ["12", null],
  ["1".repeat(17), null],
  ["1".repeat(18), "too long"],
  ["+461", "too short"],
  [`+46${"1".repeat(18)}`, "too long"],
])("[PHONE-4] the national number has 2 to 17 digits: %s, %s", (text, error) => {
  const reading = readPhone(text);
  expect(reading.ok ? null : reading.error).toBe(error);
});

test("[PHONE-4] 251 characters are too long, 250 are not", () => {
  const spaced = (length: number) => `070${" ".repeat(length - 10)}1740605`;
  expect(readPhone(spaced(251))).toEqual({ ok: false, error: "too long" });
  expect(readPhone(spaced(250))).toMatchObject({ ok: true, value: { nationalNumber: "701740605" } });
});

test.each(["", "  ", "null", " null ", null, undefined])("[PHONE-5] %j is no number", (text) => {
  expect(formatPhone(text)).toBeNull();
  expect(isPhoneNumber(text)).toBe(false);
});

test.each([
  "070-1740605",
  "08-465 004 00",
  "0980-319 200",
  "+46 (0)70 174 06 05",
  "0046701740605",
  "+45 32 12 34 56",
])("[PHONE-6] %s is valid", (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(["12", "0701", "070-174 06 05 99 99", "abc"])("[PHONE-6] %s is not valid", (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test("[PHONE-7] numbers are shown in national format unless the international is asked for", () => {
  expect(formatPhone("+46701740605")).toBe("070-174 06 05");
  expect(formatPhone("070-1740605", "international")).toBe("+46 70 174 06 05");
});

test("[PHONE-8] what cannot be read as a number gives no value", () => {
  expect(formatPhone("abc")).toBeNull();
  expect(formatPhone("1", "international")).toBeNull();
});

test.each([
  [" 070-174 06 05", "+46701740605"],
  ["+45 32 12 34 56", "+4532123456"],
  ["08-465 004 00 ext. 12", "+46846500400 ext. 12"],
])("[PHONE-9] %j is kept as %j", (text, kept) => {
  expect(phoneNumber.parse(text)).toBe(kept);
});

test("[PHONE-9] a kept number is kept as itself, and shown in both formats it is the same number", () => {
  const fictional = fc.integer({ min: 1740605, max: 1740699 }).map((subscriber) => `070${subscriber}`);
  fc.assert(
    fc.property(fictional, (text) => {
      const kept = phoneNumber.parse(text);
      expect(phoneNumber.parse(kept)).toBe(kept);
      expect(phoneNumber.parse(formatPhone(kept))).toBe(kept);
      expect(phoneNumber.parse(formatPhone(kept, "international"))).toBe(kept);
    }),
  );
});

test.each([undefined, null, "", "null", "12", "abc"])("[PHONE-10] %j says so once, in Swedish", (text) => {
  const issues = phoneNumber.safeParse(text).error?.issues.map((issue) => issue.message);
  expect(issues).toEqual(["Telefonnummer saknas/felaktigt"]);
});
