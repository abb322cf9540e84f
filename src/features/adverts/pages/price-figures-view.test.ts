import { expect, test } from "vitest";
import { priceFiguresView } from "./price-figures-view.ts";

const now = new Date("2026-11-15T12:00:00Z");
const on = (day: string, price: number | null) => ({ at: new Date(`${day}T08:00:00Z`), price });
const publishedAt = new Date("2026-08-12T08:00:00Z");

test("[PRICEFIGURE-1] a cut stands with the price that it is counted from", () => {
  const priceEvents = [on("2026-08-12", 319_900), on("2026-10-28", 289_900)];
  expect(priceFiguresView({ publishedAt, priceEvents }, now)).toEqual([
    { value: "95 dagar", label: "i lager, sedan 12 augusti 2026" },
    { value: "−30\u00a0000\u00a0kr", label: "sänkt 28 okt" },
    { value: "319\u00a0900\u00a0kr", label: "lägst 30 dagar före" },
  ]);
});

test("[PRICEFIGURE-1] in steps it is counted from before the first", () => {
  const priceEvents = [on("2026-08-12", 319_900), on("2026-10-20", 304_900), on("2026-10-28", 289_900)];
  expect(priceFiguresView({ publishedAt, priceEvents }, now).slice(1)).toEqual([
    { value: "−30\u00a0000\u00a0kr", label: "sänkt i steg, senast 28 okt" },
    { value: "319\u00a0900\u00a0kr", label: "lägst 30 dagar före första sänkningen" },
  ]);
});

test("[PRICEFIGURE-1] without a cut that may be announced there is none", () => {
  const old = [on("2026-08-12", 319_900), on("2026-09-12", 289_900)];
  expect(priceFiguresView({ publishedAt, priceEvents: old }, now).slice(1)).toEqual([
    { value: "289\u00a0900\u00a0kr", label: "lägst de senaste 30 dagarna" },
  ]);
  const raised = [on("2026-08-12", 289_900), on("2026-11-14", 299_900)];
  expect(priceFiguresView({ publishedAt: null, priceEvents: raised }, now)).toEqual([
    { value: "289\u00a0900\u00a0kr", label: "lägst de senaste 30 dagarna" },
  ]);
});
