import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { savedSearch, savedSearchRemoval } from "./saved-search.ts";

const right = { filter: { carTypes: ["suv"], brands: ["volvo"] }, email: "anna@example.com" };

const errorsWith = (changes: object) => formErrors(savedSearch, { ...right, ...changes });

test("[SAVED-1] a saved search is filter, reach, newsletter and origin", () => {
  expect(savedSearch.parse(right)).toEqual({
    signedUpForNewsLetter: false,
    filter: { carTypes: ["suv"], modelYearFrom: null, modelYearTo: null, brands: ["volvo"] },
    phoneNumber: null,
    email: "anna@example.com",
    sessionOrigin: null,
  });
  expect(errorsWith({ filter: undefined })).toEqual({ filter: ["Filtret går inte att läsa"] });
});

test("[SAVED-2] a phone or an e-mail address is needed", () => {
  expect(errorsWith({ email: "" })).toEqual({ email: ["Ange telefon eller e-post"] });
  expect(errorsWith({ email: "", phoneNumber: "null" })).toEqual({ email: ["Ange telefon eller e-post"] });
  expect(errorsWith({ email: "", phoneNumber: "070-174 06 05" })).toEqual({});
  expect(errorsWith({ phoneNumber: "12" })).toEqual({ phoneNumber: ["Telefonnummer saknas/felaktigt"] });
});

test("[SAVED-3] the newsletter is chosen, never assumed", () => {
  expect(savedSearch.parse(right).signedUpForNewsLetter).toBe(false);
  expect(savedSearch.parse({ ...right, signedUpForNewsLetter: "on" }).signedUpForNewsLetter).toBe(true);
});

test("[SAVED-5] the origin of the visit goes along when there is one, and never stops a search", () => {
  const sessionOrigin = { origin: "organisk:google", googleClickId: "abc" };
  expect(savedSearch.parse({ ...right, sessionOrigin }).sessionOrigin).toEqual({
    origin: "organisk:google",
    googleClickId: "abc",
    facebookClickId: null,
    facebookPixel: null,
  });
  expect(savedSearch.parse({ ...right, sessionOrigin: "skräp" }).sessionOrigin).toMatchObject({
    origin: "direkt",
  });
});

test.each([undefined, "", "anna", "anna@example"])(
  "[SAVED-4] deleting with %j says 'E-post saknas/felaktig'",
  (email) => {
    const { error } = savedSearchRemoval.safeParse({ email });
    expect(error?.issues.map((issue) => issue.message)).toEqual(["E-post saknas/felaktig"]);
  },
);

test("[SAVED-4] deleting needs a valid address and nothing else", () => {
  expect(savedSearchRemoval.parse({ email: " anna@example.com " })).toEqual({ email: "anna@example.com" });
});
