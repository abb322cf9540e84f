import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { contactRequest } from "./contact-request.ts";

const right = {
  contactReason: "Provkörning",
  licenseplate: "MLB 001",
  name: "Anna Berg",
  phoneNumber: "070-174 06 05",
  email: "anna@example.com",
  message: "Går bilen att provköra på lördag?",
};

const errorsWith = (changes: object) => formErrors(contactRequest, { ...right, ...changes });

test("[CONTACT-1] a contact request has six fields and no others", () => {
  expect(contactRequest.parse({ ...right, isAdmin: true })).toEqual({
    ...right,
    licenseplate: "mlb001",
    phoneNumber: "+46701740605",
  });
});

test("[CONTACT-2] reason and name are needed, car and message are not", () => {
  expect(errorsWith({ contactReason: "", name: " " })).toEqual({
    contactReason: ["Välj vad det gäller"],
    name: ["Skriv ditt namn"],
  });
  expect(contactRequest.parse({ ...right, licenseplate: "", message: "" })).toMatchObject({
    licenseplate: null,
    message: null,
  });
});

test("[PNR-6] a personal number in the message is asked back, a plate, a phone and a day are not", () => {
  expect(errorsWith({ message: "Jag heter Anna, 19121212-1212." })).toEqual({
    message: ["Ta bort personnumret, det behöver vi inte"],
  });
  expect(errorsWith({ message: "Ring 0701740605 den 2026-11-20 om MLB001." })).toEqual({});
});

test("[CONTACT-3] a plate, phone or address that is given must be right", () => {
  expect(errorsWith({ licenseplate: "ABC", phoneNumber: "12", email: "anna" })).toEqual({
    licenseplate: ["Regnr saknas/felaktigt"],
    phoneNumber: ["Telefonnummer saknas/felaktigt"],
    email: ["E-post saknas/felaktig"],
  });
});

test("[LEAD-7] one way to reach the sender is enough, none is not", () => {
  expect(errorsWith({ phoneNumber: "" })).toEqual({});
  expect(errorsWith({ email: "" })).toEqual({});
  expect(errorsWith({ phoneNumber: "", email: "" })).toEqual({ email: ["Ange telefon eller e-post"] });
});
