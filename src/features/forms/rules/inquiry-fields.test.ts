import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod";
import { formatNumber } from "#core/text/number.ts";
import {
  decimalNumber,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
  tickBox,
  wholeNumber,
} from "./inquiry-fields.ts";

const errorsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test.each([undefined, null, "", "  ", 5])(
  "[LEAD-1] required text refuses %j with its own message",
  (value) => {
    expect(errorsOf(requiredText("Skriv ditt namn", 10), value)).toEqual(["Skriv ditt namn"]);
  },
);

test("[LEAD-8] what is asked for on one line is one line, whatever was sent", () => {
  expect(requiredLine("Skriv ditt namn", 100).parse("Bo\r\nTelefon: 112")).toBe("Bo Telefon: 112");
  expect(requiredLine("Skriv ditt namn", 100).parse(" Bo\u2028 \n Ek ")).toBe("Bo Ek");
  expect(requiredLine("Skriv ditt namn", 100).parse("Bo  Ek")).toBe("Bo  Ek");
  expect(optionalLine(100).parse("a\nb")).toBe("a b");
  expect(optionalLine(100).parse(" \n ")).toBeNull();
  expect(errorsOf(requiredLine("Skriv ditt namn", 4), "\n")).toEqual(["Skriv ditt namn"]);
});

test("[LEAD-2] text is trimmed, and too much of it is refused with the limit", () => {
  expect(requiredText("Skriv ditt namn", 10).parse(" Anna ")).toBe("Anna");
  expect(optionalText(10).parse(" Anna ")).toBe("Anna");
  expect(errorsOf(requiredText("Skriv ditt namn", 4), "Annas")).toEqual(["Skriv högst 4 tecken"]);
  expect(errorsOf(optionalText(5000), "a".repeat(5001))).toEqual(["Skriv högst 5\u00a0000 tecken"]);
  expect(optionalText(4).parse("Anna ")).toBe("Anna");
});

test.each([undefined, null, "", "  "])("[LEAD-3] an optional field that holds %j is null", (value) => {
  expect(optionalText(10).parse(value)).toBeNull();
  expect(optionalPhone.parse(value)).toBeNull();
});

test("[LEAD-3] the text 'null' is no phone number, but a wrong number is an error", () => {
  expect(optionalPhone.parse("null")).toBeNull();
  expect(optionalPhone.parse("070-174 06 05")).toBe("+46701740605");
  expect(errorsOf(optionalPhone, "12")).toEqual(["Telefonnummer saknas/felaktigt"]);
});

test.each([undefined, null, "", "  ", "tio", "-1", -1, true, [], {}, Number.NaN, 1_000_000_000])(
  "[LEAD-4] %j is not a number in a form, least of all 0",
  (value) => {
    expect(errorsOf(wholeNumber("Fel tal"), value)).toEqual(["Fel tal"]);
    expect(errorsOf(decimalNumber("Fel tal"), value)).toEqual(["Fel tal"]);
  },
);

test("[LEAD-5] numbers may be typed as Swedes write them or sent as numbers; a number as we show it, as plain digits and as a number are one and the same", () => {
  expect(wholeNumber("Fel tal").parse("249 900")).toBe(249900);
  expect(wholeNumber("Fel tal").parse(249900)).toBe(249900);
  expect(wholeNumber("Fel tal").parse("0")).toBe(0);
  expect(decimalNumber("Fel tal").parse("2,5")).toBe(2.5);
  expect(errorsOf(wholeNumber("Fel tal"), "2,5")).toEqual(["Fel tal"]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
      for (const sent of [value, String(value), formatNumber(value)]) {
        expect(wholeNumber("Fel tal").parse(sent)).toBe(value);
      }
    }),
  );
});

test.each([
  ["on", true],
  ["true", true],
  [true, true],
  ["false", false],
  [false, false],
  ["", false],
  [null, false],
  [undefined, false],
])("[LEAD-6] a tick box that sends %j is %j", (value, ticked) => {
  expect(tickBox.parse(value)).toBe(ticked);
});

test("[LEAD-6] a tick box is never ticked by something else", () => {
  expect(errorsOf(tickBox, "kanske")).toEqual(["Ska vara ja eller nej"]);
  expect(errorsOf(tickBox, 1)).toEqual(["Ska vara ja eller nej"]);
});
