import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { pdfText } from "#tests/pdf-text.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import { proposalPdf } from "./proposal-pdf.ts";

const content: ProposalContent = {
  number: "O-0217",
  version: 3,
  customer: "Åsa Öberg",
  signature: "Anna, Täby",
  greeting: "Hej! Här är bilen vi provkörde. 😀",
  phone: "08-465 004 00",
  sentAt: "2026-11-16T09:00:00.000Z",
  validUntil: "2026-11-23T09:00:00.000Z",
  cars: [
    {
      licenseplate: aPlate("mlb84a"),
      title: "Škoda Superb iV",
      line: "2021 · 8 450 mil",
      price: 289_900,
      path: "/",
      picture: null,
    },
  ],
  extras: Array.from({ length: 20 }, (_, at) => ({
    key: `e${at}`,
    label: `Tillägg ${at}`,
    note: "Monterat",
    price: 100,
  })),
  discount: { kronor: 2_000, note: "" },
  tradeIn: { licenseplate: aPlate("mlb27k"), title: "VW Golf", mileage: 9_200, value: 126_500, debt: 41_200 },
  loan: {
    deposit: 85_300,
    months: 36,
    residualPercent: 50,
    ratePercent: 8.95,
    fees: { setUp: 695, monthly: 59 },
    lender: "Exempelbanken AB",
  },
};
const hash = "ab12".repeat(16);

test("[PROPOSE-14] the PDF has all figures, the hash on every page, letters beyond ASCII, and is the same bytes each time", async () => {
  const pdf = await proposalPdf(content, hash);
  expect(pdf.equals(await proposalPdf(structuredClone(content), hash))).toBe(true);
  expect(pdf.length).toBeLessThan(60_000);
  const text = pdfText(pdf);
  for (const said of [
    "Åsa Öberg",
    "Škoda Superb iV",
    "MLB 84A",
    "289 900 kr",
    "−2 000 kr",
    "Tillägg 19",
    "Effektiv ränta",
    "Att låna kostar pengar!",
  ])
    expect(text).toContain(said);
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(text.split(`SHA-256 ${"ab12 ".repeat(16).trim()}`).length - 1).toBe(pages);
});
