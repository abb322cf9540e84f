import { expect, test } from "vitest";
import { renderMail } from "#platform/mail/render-mail.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import type { CaseRow } from "../storage/cases.ts";
import { receiptEmail } from "./case-emails.ts";

const row = {
  number: "482971K",
  kind: "contact",
  state: "received",
  subject: "Fråga om en bil",
  email: "karin@example.com",
  name: "Karin Exempel",
  licenseplate: "mlb84a",
  openedAt: new Date("2026-11-15T09:42:00Z"),
  answerBy: new Date("2026-11-16T17:00:00Z"),
  answers: [
    { label: "Vad gäller det?", text: "Fråga om en bil" },
    { label: "Registreringsnummer", text: "mlb84a" },
  ],
} as unknown as CaseRow;

const site = { publicOrigin: "https://www.example.com", unsubscribeUrl: null };

test("[POST-6] the receipt says what happened, by when we answer, and each thing that was sent once", () => {
  const email = receiptEmail({ row, text: "Ingår vinterhjulen?", href: "/arende/x/", upload: "/u/" });
  expect(email?.subject).toBe(`Vi har fått din fråga, ${displayCaseNumber(row.number)}`);
  const { text } = renderMail(email ?? { subject: "", preheader: "", blocks: [], reason: "" }, site);
  const [number, heading, promise] = [
    displayCaseNumber(row.number),
    "Vi har fått din fråga",
    "Vi svarar senast",
  ].map((part) => text.indexOf(part));
  expect(number).toBeLessThan(heading ?? -1);
  expect(heading).toBeLessThan(promise ?? -1);
  expect(text.split("Fråga om en bil")).toHaveLength(2);
  expect(text).toMatch(/MLB\s84A/);
  expect(text).not.toContain("mlb84a");
});
