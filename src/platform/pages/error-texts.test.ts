import { expect, test } from "vitest";
import { messages } from "#core/text/messages.ts";
import { errorTextFor, errorTexts } from "./error-texts.ts";

test("[PAGE-3] the three headings are the ones of the contract", () => {
  expect(errorTexts.page.heading).toBe("Sidan finns inte");
  expect(errorTexts.car.heading).toBe("Bilen finns inte");
  expect(errorTexts.failure.heading).toBe(messages.default);
});

test("[PAGE-4] a 404 says what was missing", () => {
  const wayOn = { label: "Se alla Volvo", to: "/kopa-bil/?brands=volvo" };
  expect(errorTextFor({ status: 404, data: { missing: "car", wayOn } })).toEqual({
    ...errorTexts.car,
    wayOn,
  });
  expect(errorTextFor({ status: 404, data: null })).toEqual({ ...errorTexts.page, wayOn: null });
});

test("[STORE-8] an unknown store is not just any page", () => {
  expect(errorTextFor({ status: 404, data: "store" }).heading).toBe("Butiken finns inte");
});

test.each([
  [400, errorTexts.failure],
  [403, errorTexts.failure],
  [405, errorTexts.failure],
  [500, errorTexts.failure],
  [503, errorTexts.outage],
])("[PAGE-5] status %i is our failure", (status, text) => {
  expect(errorTextFor({ status, data: { missing: "car", wayOn: null } })).toEqual({ ...text, wayOn: null });
  expect(text.explanation).toContain("hos oss");
});

test("[PAGE-5] what is gone for good is not missing", () => {
  const { heading } = errorTextFor({ status: 410, data: { missing: "gone", wayOn: null } });
  expect(heading).toBe("Annonsen är borttagen");
});
