import { expect, test } from "vitest";
import { base32, otpauthAddress, stepAt, stepOfCode, totpAt } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("[IDP-8] at %i seconds the code of RFC 6238 is %s", (seconds, code) => {
  expect(totpAt(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
});

test("[IDP-8] a code is good in its half minute, the one before and the one after, with or without a space in it", () => {
  const now = new Date(59_000);
  const good = [0, 1, 2].map((step) => totpAt(secret, step));
  expect(good.map((code) => stepOfCode(secret, code, now))).toEqual([0, 1, 2]);
  expect(stepOfCode(secret, `${good[1]?.slice(0, 3)} ${good[1]?.slice(3)}`, now)).toBe(1);
  for (const wrong of [totpAt(secret, 3), "", "12345", "1234567", "åååååå"])
    expect(stepOfCode(secret, wrong, now)).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("[IDP-8] %s in base 32 is %s", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test("[IDP-8] what the QR code holds names chain and account", () => {
  expect(otpauthAddress("Bilar & Bo", "a@example.com", Buffer.from("foobar"))).toBe(
    "otpauth://totp/Bilar%20%26%20Bo:a%40example.com?secret=MZXW6YTBOI&issuer=Bilar%20%26%20Bo&algorithm=SHA1&digits=6&period=30",
  );
});
