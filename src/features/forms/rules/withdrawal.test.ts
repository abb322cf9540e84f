import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { tradeInquiry } from "./trade-inquiry.ts";
import { withdrawal } from "./withdrawal.ts";

test("[WITHDRAW-1] to withdraw takes what, whose and where the receipt goes; a reason is never asked for", () => {
  expect(Object.keys(formErrors(withdrawal, {}))).toEqual(["agreement", "reference", "name", "email"]);
  const right = { agreement: "Köpet av en bil", reference: "MLB 18N", name: "Karin", email: "k@example.com" };
  expect(withdrawal.parse(right)).toEqual({ ...right, receivedOn: null, message: null });
  expect(formErrors(withdrawal, { ...right, receivedOn: "2026-13-01" })).toEqual({
    receivedOn: ["Skriv datumet som åååå-mm-dd"],
  });
});

const right = {
  companyName: "Exempelbilar AB",
  organisationNumber: "559000-0005",
  name: "Karin",
  email: "k@example.com",
  message: "Fem kombi",
};

test("[DEALER-1] an inquiry of the trade is a company's", () => {
  expect(tradeInquiry.parse(right)).toMatchObject({ organisationNumber: "5590000005", phoneNumber: null });
  expect(Object.keys(formErrors(tradeInquiry, {}))).toEqual([
    "companyName",
    "organisationNumber",
    "name",
    "email",
    "message",
  ]);
});

test.each(["", "559000-0006", "559000", "55900000051", "abc"])(
  "[DEALER-1] %j is no organisation number",
  (number) => {
    expect(formErrors(tradeInquiry, { ...right, organisationNumber: number })).toEqual({
      organisationNumber: ["Organisationsnummer saknas/felaktigt"],
    });
  },
);
