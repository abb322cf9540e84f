import type { FormShape } from "#features/forms/rules/form.ts";
import type { FieldError, FormField } from "#features/forms/rules/form-field.ts";
import { emailField, nameField, ofAgeField, phoneField } from "#features/forms/rules/person-fields.ts";

const handoverField = {
  name: "handover",
  label: "Hur vill du få bilen?",
  kind: "choices",
  isRequired: true,
  message: "Välj hur du vill få bilen",
} as const satisfies FormField;

const postcodeField = {
  name: "postcode",
  label: "Postnummer",
  kind: "text",
  isRequired: false,
  isByAnswer: true,
  message: "Skriv ett postnummer med fem siffror",
  maxLength: 20,
  autoComplete: "postal-code",
} as const satisfies FormField;

const dayField = {
  name: "deliveryDay",
  label: "Leveransdag",
  kind: "choices",
  isRequired: false,
  isByAnswer: true,
  message: "Välj en dag för leveransen",
} as const satisfies FormField;

/** What a reservation asks for. Its page has steps of its own, so the fields are named one by one. */
export const reservationFields = {
  name: nameField,
  email: emailField,
  phoneNumber: { ...phoneField, label: "Mobilnummer", isRequired: true },
  handover: handoverField,
  postcode: postcodeField,
  deliveryDay: dayField,
  isOfAge: ofAgeField,
} as const satisfies Record<string, FormField>;

export const reservationForm: FormShape = {
  name: "reservation",
  fields: Object.values(reservationFields),
  submit: "Reservera",
  api: null,
};

export const waitingListForm: FormShape = {
  name: "wait",
  fields: [{ ...emailField, label: "Din e-post", isHalf: false }],
  submit: "Säg till",
  api: null,
};

/** A field that makes each rendered form its own: sent twice it is one reservation. */
export const keyField = "nyckel";
/** The signed proof of a head start. */
export const headStartField = "ko";
/** What the button beside the postcode sends: the days and prices are asked for, and nothing else. */
export const stepField = "steg";
export const askDelivery = "leverans";
/** The page takes two forms: this in its query says that somebody wants to know when the car is free again. */
export const askToJoinWaitingList = "ko";

/** One message a field, in the order of the form. */
export function errorsByField(
  { fields }: FormShape,
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldError[] {
  return fields.flatMap(({ name }) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? [{ field: name, message: issue.message }] : [];
  });
}
