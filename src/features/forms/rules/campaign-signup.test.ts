import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { campaignSignup } from "./campaign-signup.ts";

test("[CAMPAIGN-1] phone and comment are both required; with both, the sign-up goes through", () => {
  expect(formErrors(campaignSignup, { phoneNumber: "", comment: " " })).toEqual({
    phoneNumber: ["Telefonnummer saknas/felaktigt"],
    comment: ["Skriv en kommentar"],
  });
  expect(campaignSignup.safeParse({ phoneNumber: "070-174 06 05" }).success).toBe(false);
  expect(campaignSignup.safeParse({ comment: "Ring mig" }).success).toBe(false);
  expect(campaignSignup.parse({ phoneNumber: "070-174 06 05", comment: " Ring mig " })).toEqual({
    phoneNumber: "+46701740605",
    comment: "Ring mig",
    campaign: null,
  });
});
