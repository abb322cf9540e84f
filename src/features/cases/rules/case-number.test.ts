import fc from "fast-check";
import { expect, test } from "vitest";
import { caseNumberFromText, caseNumberOf, displayCaseNumber, spokenCaseNumber } from "./case-number.ts";

const anyId = fc.integer({ min: 0, max: 100_999_999 });

test("[CASENO-1] a number is six digits and a letter, eight digits when six have run out", () => {
  expect(caseNumberOf(0)).toBe("271828Z");
  expect(caseNumberOf(999_999)).toMatch(/^\d{6}[A-Z]$/);
  expect(caseNumberOf(1_000_000)).toMatch(/^\d{8}[A-Z]$/);
  for (const id of [-1, 0.5, Number.NaN, 101_000_000]) expect(() => caseNumberOf(id)).toThrow();
});

test("[CASENO-2] no number comes twice, and neighbours in time are far apart", () => {
  const numbers = new Set<string>();
  for (let id = 0; id < 1_000_000; id++) numbers.add(caseNumberOf(id));
  expect(numbers.size).toBe(1_000_000);
  fc.assert(
    fc.property(anyId, anyId, (one, other) => {
      fc.pre(one !== other);
      expect(caseNumberOf(one)).not.toBe(caseNumberOf(other));
    }),
  );
  expect(
    Math.abs(Number.parseInt(caseNumberOf(1), 10) - Number.parseInt(caseNumberOf(2), 10)),
  ).toBeGreaterThan(1_000);
});

test("[CASENO-3] a number is read however it is spaced and cased", () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const number = caseNumberOf(id);
      for (const typed of [number, number.toLowerCase(), displayCaseNumber(number), ` ${number} `])
        expect(caseNumberFromText(typed)).toBe(number);
    }),
  );
  for (const typed of ["", "271828", "Z", "27182Z", "2718281Z", "271828ZZ", "x".repeat(10_000)])
    expect(caseNumberFromText(typed)).toBeNull();
});

test("[CASENO-3] one wrong digit and two neighbours that changed places are always noticed", () => {
  fc.assert(
    fc.property(anyId, fc.nat(7), fc.integer({ min: 1, max: 9 }), (id, index, step) => {
      const number = caseNumberOf(id);
      const at = index % (number.length - 1);
      const wrong = String((Number(number[at]) + step) % 10);
      expect(caseNumberFromText(number.slice(0, at) + wrong + number.slice(at + 1))).toBeNull();
      const [one, next] = [number[at], number[at + 1]];
      if (at + 2 >= number.length || one === next) return;
      expect(caseNumberFromText(`${number.slice(0, at)}${next}${one}${number.slice(at + 2)}`)).toBeNull();
    }),
  );
});

test("[CASENO-4] a number is shown in pairs and can be said on the telephone", () => {
  expect(displayCaseNumber("482971K")).toBe("48\u00a029\u00a071\u00a0K");
  expect(spokenCaseNumber("482971K")).toBe("fyrtioåtta, tjugonio, sjuttioett, K som i Kalle");
  expect(spokenCaseNumber("05102030Z")).toBe("noll fem, tio, tjugo, trettio, Z som i Zäta");
  fc.assert(
    fc.property(anyId, (id) => {
      expect(spokenCaseNumber(caseNumberOf(id))).not.toContain("undefined");
    }),
  );
});
