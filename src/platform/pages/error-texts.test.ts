import { expect, test } from "vitest";
import { messages } from "#core/text/messages.ts";
import { errorTextFor, errorTexts } from "./error-texts.ts";

test("[PAGE-3] the three headings are the ones of the contract", () => {
  expect(errorTexts.page.heading).toBe("Sidan finns inte");
  expect(errorTexts.car.heading).toBe("Bilen finns inte");
  expect(errorTexts.failure.heading).toBe(messages.default);
});

test("[PAGE-4] a 404 says what was missing", () => {
  const nextLink = { label: "Se alla Volvo", to: "/kopa-bil/?brands=volvo" };
  expect(errorTextFor({ status: 404, data: { missing: "car", nextLink } })).toEqual({
    ...errorTexts.car,
    nextLink,
  });
  expect(errorTextFor({ status: 404, data: null })).toEqual({ ...errorTexts.page, nextLink: null });
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
  expect(errorTextFor({ status, data: { missing: "car", nextLink: null } })).toEqual({
    ...text,
    nextLink: null,
  });
  expect(text.explanation).toContain("hos oss");
});

test("[PAGE-5] what is gone for good is not missing", () => {
  const { heading } = errorTextFor({ status: 410, data: { missing: "gone", nextLink: null } });
  expect(heading).toBe("Annonsen är borttagen");
});
