import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { warrantyClaim } from "./warranty-claim.ts";

const right = {
  type: "garanti",
  licenseplate: "MLB 001",
  email: "anna@example.com",
  description: "Klimatanläggningen kyler inte.",
  phoneNumber: "070-174 06 05",
  currentMileage: "8 450",
  category: "Klimatanläggning",
};

const mileageOf = (currentMileage: unknown) =>
  warrantyClaim.parse({ ...right, currentMileage }).currentMileage;

test("[WARRANTY-1] a claim has seven fields and two days; only phone, mileage and the days may be left out", () => {
  const days = { receivedOn: "2026-08-12", noticedOn: "2026-11-10" };
  expect(warrantyClaim.parse({ ...right, ...days })).toMatchObject(days);
  expect(warrantyClaim.parse({ ...right, receivedOn: "" })).toEqual({
    ...right,
    licenseplate: "mlb001",
    phoneNumber: "+46701740605",
    currentMileage: 8450,
    receivedOn: null,
    noticedOn: null,
  });
  expect(formErrors(warrantyClaim, {})).toEqual({
    type: ["Välj typ av ärende"],
    licenseplate: ["Regnr saknas/felaktigt"],
    email: ["E-post saknas/felaktig"],
    description: ["Beskriv felet"],
    category: ["Välj vad felet gäller"],
  });
});

test.each([
  ["8450", 8450],
  ["8 450 mil", 8450],
  ["8\u00a0450", 8450],
  ["8450,7", 8450],
  [8450.7, 8450],
  [0, 0],
])("[WARRANTY-2] mileage %j is parsed to %j", (value, mil) => {
  expect(mileageOf(value)).toBe(mil);
});

test.each(["", "vet inte", null, undefined, -5, "-5", "99999999", 1e21, true, []])(
  "[WARRANTY-3] mileage %j is null, and the claim goes through",
  (value) => {
    expect(mileageOf(value)).toBeNull();
  },
);
