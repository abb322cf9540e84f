import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceForm } from "#features/bookings/rules/service-form.ts";
import { testDriveForm } from "#features/bookings/rules/test-drive-form.ts";
import { newsletterForm } from "#features/newsletter/rules/newsletter-form.ts";
import { savedSearchForm } from "#features/saved-searches/rules/saved-search-form.ts";
import { valuationForms } from "#features/valuation/rules/valuation-forms.ts";
import { campaignForm } from "./campaign-form.ts";
import { fieldErrorText } from "./check-field.ts";
import { contactForm } from "./contact-form.ts";
import { errorsTitle } from "./form-errors.ts";
import { friendForm } from "./friend-form.ts";
import { insuranceForm } from "./insurance-form.ts";
import { tradeForm } from "./trade-form.ts";
import { warrantyForm } from "./warranty-form.ts";
import { warrantyRequestForm } from "./warranty-request-form.ts";
import { withdrawalForm } from "./withdrawal-form.ts";
import { workshopForm } from "./workshop-form.ts";

const forms = [
  contactForm,
  warrantyForm,
  withdrawalForm,
  campaignForm,
  tradeForm,
  workshopForm,
  testDriveForm,
  newsletterForm,
  friendForm,
  savedSearchForm,
  ...Object.values(valuationForms),
  insuranceForm,
  warrantyRequestForm,
  serviceForm,
];
const today = "2026-11-16";

/** What people and machines put into fields. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "MLB 84A",
    "abc",
    "a@b.se",
    "a.se",
    "8 450",
    "-1",
    "1,5",
    "2026-11-16",
    "2026-13-40",
  ),
  fc.constant("x".repeat(6000)),
);

test("[FILL-3] where the browser complains of a field, the server does too, in the same words", () => {
  for (const form of forms)
    for (const field of form.fields)
      fc.assert(
        fc.property(anyText, (text) => {
          const complaint = fieldErrorText(field, text);
          if (complaint === null) return;
          const read = form.read({ [field.name]: text }, today);
          expect("errors" in read && read.errors).toContainEqual({ field: field.name, message: complaint });
        }),
      );
});

test("[FILL-2] sent empty, each form says what it needs, in its own order and once a field", () => {
  for (const form of forms) {
    const read = form.read({}, today);
    const errors = "errors" in read ? read.errors : [];
    const required = form.fields.filter(({ isRequired }) => isRequired);
    for (const { name, message } of required) expect(errors).toContainEqual({ field: name, message });
    const order = form.fields.map(({ name }) => name);
    const places = errors.map(({ field }) => order.indexOf(field));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  }
});

test("[FILL-1] every field has a label and a message, and no two have the same name", () => {
  for (const { fields } of forms) {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    for (const { label, message } of fields) expect([label, message]).not.toContain("");
  }
});

test("[FILL-5] the summary counts in words", () => {
  expect([1, 2, 7].map(errorsTitle)).toEqual([
    "En uppgift behöver rättas",
    "Två uppgifter behöver rättas",
    "7 uppgifter behöver rättas",
  ]);
});

test("[WORKSHOP-6] the last service was today at the latest", () => {
  const errorsFor = (LastServiceDate: string) => {
    const read = workshopForm.read({ LastServiceDate }, today);
    return "errors" in read ? read.errors.filter(({ field }) => field === "LastServiceDate") : [];
  };
  expect(["", "2026-11-15", today].flatMap(errorsFor)).toEqual([]);
  const message = "Dagen har inte varit än";
  expect(errorsFor("2026-11-17")).toEqual([{ field: "LastServiceDate", message }]);
});
