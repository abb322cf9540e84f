import { expect, test } from "vitest";
import { priceChartView } from "./price-chart-view.ts";

const now = new Date("2026-11-20T12:00:00Z");
const day = (text: string) => new Date(`${text}T12:00:00Z`);
const published = { at: day("2026-08-12"), price: 319_900 };
const cut = { at: day("2026-11-10"), price: 289_900 };

test("[PAGE-33] one price is no chart", () => {
  expect(priceChartView([], now)).toBeNull();
  expect(priceChartView([published], now)).toBeNull();
  expect(priceChartView([published, { ...cut, at: day("2026-12-24") }], now)).toBeNull();
});

test("[PAGE-34] the line goes down in a step and on to today; time off sale is a gap in the line", () => {
  const chart = priceChartView([published, cut], now);
  expect(chart?.line).toBe("M0 12H90V88H100");
  expect(chart?.dots).toEqual([
    { x: 0, y: 12 },
    { x: 90, y: 88 },
  ]);
  expect(chart?.prices.map(({ text }) => text)).toEqual(["289\u00a0900\u00a0kr", "319\u00a0900\u00a0kr"]);
  expect(chart?.label).toBe(
    "Prishistorik. 12 augusti 2026 319\u00a0900\u00a0kr, 10 november 2026 289\u00a0900\u00a0kr.",
  );
  const away = { at: day("2026-10-31"), price: null };
  expect(priceChartView([published, away, cut], now)?.line).toBe("M0 12H80M90 88H100");
});

test("[PAGE-35] the 30 days before the cut are marked while it may be announced", () => {
  const band = priceChartView([published, cut], now)?.referenceWindow;
  expect(band?.x).toBeGreaterThan(59);
  expect(band?.x).toBeLessThan(60.1);
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(90);
  expect(priceChartView([published, cut], day("2027-01-15"))?.referenceWindow).toBeNull();
});

test("[CHART-1] the axis tells the day it began and the days of the cuts; of days that would cover each other the latest is told", () => {
  const earlier = { at: day("2026-09-21"), price: 304_900 };
  const texts = priceChartView([published, earlier, { ...cut, at: day("2026-10-28") }], now)?.days;
  expect(texts?.map(({ text }) => text)).toEqual(["12 aug", "21 sep", "28 okt"]);
  const events = [published, { at: day("2026-09-30"), price: 304_900 }, { ...cut, at: day("2026-10-05") }];
  expect(priceChartView(events, now)?.days.map(({ text }) => text)).toEqual(["12 aug", "5 okt"]);
});

test("[CHART-1] the latest cut is told wherever it lies, and today where there is room beside it", () => {
  const axis = (cutOn: string) => {
    const chart = priceChartView([published, { ...cut, at: day(cutOn) }], now);
    return [chart?.todayFits, ...(chart?.days.map(({ text, anchor }) => `${text} ${anchor}`) ?? [])];
  };
  expect(axis("2026-08-14")).toEqual(["always", "14 aug start"]);
  expect(axis("2026-10-01")).toEqual(["always", "12 aug start", "1 okt middle"]);
  expect(axis("2026-11-05")).toEqual(["wide", "12 aug start", "5 nov middle"]);
  expect(axis("2026-11-18")).toEqual(["never", "12 aug start", "18 nov end"]);
});

test("[CHART-2] the line under the chart tells one cut from several", () => {
  expect(priceChartView([published, cut], now)?.cutText).toBe(
    "Sänkt 10 november 2026. Lägsta pris de 30 dagarna före: 319\u00a0900\u00a0kr.",
  );
  const steps = [published, { at: day("2026-11-01"), price: 304_900 }, cut];
  expect(priceChartView(steps, now)?.cutText).toBe(
    "Första sänkningen 1 november 2026, den senaste 10 november 2026. Lägsta pris de 30 dagarna före den första: 319\u00a0900\u00a0kr.",
  );
  expect(priceChartView([published, cut], day("2027-01-15"))?.cutText).toBeNull();
});
