import { expect, test } from "vitest";
import { comparisonCode, displayCode, isSameCode } from "./comparison-code.ts";
import { deviceName } from "./device-name.ts";
import { isTimeToRotate, isWithinGrace, linkExpires, sessionEnds } from "./sign-in-terms.ts";

const at = (text: string) => new Date(`2026-${text}Z`);

test("[SESSION-2] a session ends 30 days after it was used, and 90 days after it began", () => {
  const createdAt = at("01-01T12:00:00");
  expect(sessionEnds({ createdAt, seenAt: at("01-05T12:00:00") })).toEqual(at("02-04T12:00:00"));
  expect(sessionEnds({ createdAt, seenAt: at("03-30T12:00:00") })).toEqual(at("04-01T12:00:00"));
});

test("[SESSION-3] a token is changed after a day, and the one before holds for a minute", () => {
  const rotatedAt = at("01-01T12:00:00");
  expect(isTimeToRotate(rotatedAt, at("01-02T11:59:59"))).toBe(false);
  expect(isTimeToRotate(rotatedAt, at("01-02T12:00:00"))).toBe(true);
  expect(isWithinGrace(rotatedAt, at("01-01T12:00:59"))).toBe(true);
  expect(isWithinGrace(rotatedAt, at("01-01T12:01:00"))).toBe(false);
});

test("[SIGNLINK-2] a link holds for a quarter of an hour", () => {
  expect(linkExpires(at("01-01T12:00:00"))).toEqual(at("01-01T12:15:00"));
});

test("[SIGNLINK-4] a code is two digits and two letters, and is known however it is typed", () => {
  const code = comparisonCode((max) => max - 1);
  expect(code).toMatch(/^[2-9]{2}[A-Z]{2}$/);
  expect(displayCode("47KM")).toBe("47 KM");
  for (const enteredCode of ["47KM", "47 km", " 4-7 kM "]) expect(isSameCode(enteredCode, "47KM")).toBe(true);
  for (const enteredCode of ["", "47K", "47KMM", "48KM"]) expect(isSameCode(enteredCode, "47KM")).toBe(false);
});

test("[SESSION-6] a device is named by browser and system, and by nothing else", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
  expect(deviceName(chrome)).toBe("Chrome på Windows");
  expect(deviceName(`${chrome} Edg/140.0`)).toBe("Edge på Windows");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
    "Safari på iPhone",
  );
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox på Linux",
  );
  expect(deviceName("curl/8")).toBe("Okänd enhet");
});
