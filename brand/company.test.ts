import { expect, test } from "vitest";
import { isExampleEmail, isFictionalPhone } from "#core/company/safe-series.ts";
import { company } from "./company.ts";

test("[COMPANY-1] 17 stores, 600 employees, over 300 000 customers, since 2007", () => {
  expect(company).toMatchObject({ stores: 17, employees: 600, customers: 300_000, activeSince: 2007 });
});

test("[COMPANY-2] at least 5 000 cars in stock are promised", () => {
  expect(company.minCarsInStock).toBe(5000);
});

test("[COMPANY-3] one must be 18 to buy", () => {
  expect(company.minimumPurchaseAge).toBe(18);
});

test("[COMPANY-4] a valuation is answered within 60 seconds", () => {
  expect(company.valuationAnswerSeconds).toBe(60);
});

test("[COMPANY-5] pickup and home delivery within 24 hours", () => {
  expect(company.deliveryHours).toBe(24);
});

test("[DEAL-2] a car is new for 45 days", () => {
  expect(company.goodDealDays).toBe(45);
});

test("[HOLD-1] a car is reserved for 48 hours", () => {
  expect(company.reservationHours).toBe(48);
});

test("[COMPANY-6] the phone is answered 8–24", () => {
  expect(company.phoneHours).toEqual({ opens: "08", closes: "24" });
});

test("[COMPANY-7] store hours Monday to Friday 09–19, Saturday 10–18, Sunday 10–16", () => {
  expect(company.storeHours).toEqual({
    weekdays: { opens: "09:00", closes: "19:00" },
    saturday: { opens: "10:00", closes: "18:00" },
    sunday: { opens: "10:00", closes: "16:00" },
  });
});

test("[COMPANY-8] the app version is 9.5.0", () => {
  expect(company.appVersion).toBe("9.5.0");
});

test("[COMPANY-9] the brand is Milstolpen, the company Milstolpen Bil AB", () => {
  expect(company).toMatchObject({ name: "Milstolpen", legalName: "Milstolpen Bil AB" });
});

test("[COMPANY-10] the VAT number is the organisation number between SE and 01", () => {
  expect(company.vatNumber).toBe(`SE${company.organisationNumber.replace("-", "")}01`);
});

test("[COMPANY-11] the phone number is the same number in both ways of writing it", () => {
  const national = company.phone.national.replace(/\D/g, "");
  expect(company.phone.international).toBe(`+46${national.slice(1)}`);
});

test("[SAFE-5] the company's own number and address belong to nobody", () => {
  expect(isFictionalPhone(company.phone.national)).toBe(true);
  expect(isExampleEmail(company.email)).toBe(true);
});

test("[SAFE-6] no real company can have the organisation number: its check digit is wrong", () => {
  const digits = [...company.organisationNumber.replace("-", "")].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  expect(digits).toHaveLength(10);
  expect(sum % 10).not.toBe(0);
});
