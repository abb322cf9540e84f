import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { workshopComplaint, workshopDocuments } from "./workshop-complaint.ts";

const right = {
  Licenseplate: "MLB 001",
  CurrentMileage: "8 450",
  WorkshopEmailAddress: "verkstad@example.com",
  WorkHoursEstimate: "2,5",
  HourlyRate: "1 295",
  PartsCostExcludingVat: "3 499,50",
  WorkshopPhoneNumber: "08-465 004 00",
  Description: "Kompressorn läcker.",
  LastServiceMileage: "7 900",
  LastServiceDate: "2026-03-05",
};

const errorsWith = (changes: object) => formErrors(workshopComplaint, { ...right, ...changes });

test("[WORKSHOP-1] the ten text fields, by the names of the form", () => {
  expect(workshopComplaint.parse(right)).toEqual({
    Licenseplate: "mlb001",
    CurrentMileage: 8450,
    WorkshopEmailAddress: "verkstad@example.com",
    WorkHoursEstimate: 2.5,
    HourlyRate: 1295,
    PartsCostExcludingVat: 3500,
    WorkshopPhoneNumber: "+46846500400",
    Description: "Kompressorn läcker.",
    LastServiceMileage: 7900,
    LastServiceDate: "2026-03-05",
  });
});

test("[WORKSHOP-2] phone and last service may be left out, the rest may not", () => {
  expect(formErrors(workshopComplaint, {})).toEqual({
    Licenseplate: ["Regnr saknas/felaktigt"],
    CurrentMileage: ["Miltal saknas/felaktigt"],
    WorkshopEmailAddress: ["E-post saknas/felaktig"],
    WorkHoursEstimate: ["Arbetstid saknas/felaktig"],
    HourlyRate: ["Timpris saknas/felaktigt"],
    PartsCostExcludingVat: ["Kostnad för delar saknas/felaktig"],
    Description: ["Beskriv felet"],
  });
  const withoutOptional = { ...right, WorkshopPhoneNumber: "", LastServiceMileage: "", LastServiceDate: "" };
  expect(workshopComplaint.parse(withoutOptional)).toMatchObject({
    WorkshopPhoneNumber: null,
    LastServiceMileage: null,
    LastServiceDate: null,
  });
});

test.each(["2026-02-30", "5/3 2026", "i våras"])(
  "[WORKSHOP-2] %j is no date of service",
  (LastServiceDate) => {
    expect(errorsWith({ LastServiceDate })).toEqual({ LastServiceDate: ["Skriv datumet som åååå-mm-dd"] });
  },
);

test("[WORKSHOP-3] hours may have decimals, money is rounded to whole kronor and is never negative", () => {
  const { WorkHoursEstimate, HourlyRate } = workshopComplaint.parse({
    ...right,
    WorkHoursEstimate: 0.25,
    HourlyRate: "1 295,49",
  });
  expect({ WorkHoursEstimate, HourlyRate }).toEqual({ WorkHoursEstimate: 0.25, HourlyRate: 1295 });
  expect(errorsWith({ HourlyRate: "-1" })).toEqual({ HourlyRate: ["Timpris saknas/felaktigt"] });
});

test("[WORKSHOP-5] the last service was not at more mil than the car has now", () => {
  expect(errorsWith({ LastServiceMileage: "8 450" })).toEqual({});
  expect(errorsWith({ LastServiceMileage: "8 451" })).toEqual({
    LastServiceMileage: ["Miltalet vid servicen är högre än miltalet nu"],
  });
});

test("[WORKSHOP-4] the documents are the offer and the invoice", () => {
  expect(workshopDocuments).toEqual(["OfferDocumentPdf", "InvoiceDocumentPdf"]);
});
