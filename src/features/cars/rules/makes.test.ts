import { expect, test } from "vitest";
import { findMakeOfSeries, makeLabel, makes, seriesLabel } from "./makes.ts";

const makesAndSeries = Object.entries(makes).map(([make, { series }]) => ({
  make,
  series: Object.keys(series),
}));

test("[VOCAB-12] 25 makes with 2 to 5 series each", () => {
  expect(makesAndSeries).toHaveLength(25);
  for (const { make, series } of makesAndSeries) {
    expect(series.length, make).toBeGreaterThanOrEqual(2);
    expect(series.length, make).toBeLessThanOrEqual(5);
  }
});

test.each([
  ["volkswagen", ["golf", "passat", "tiguan", "transporter", "polo"]],
  ["volvo", ["v40", "v60", "v90", "xc60", "xc90"]],
  ["tesla", ["model 3", "model s", "model x", "model y"]],
])("[VOCAB-12] the series of %s", (make, series) => {
  expect(makesAndSeries.find((entry) => entry.make === make)?.series).toEqual(series);
});

test("[VOCAB-13] a series belongs to one make only", () => {
  const all = makesAndSeries.flatMap(({ series }) => series);
  expect(all.filter((value, at) => all.indexOf(value) !== at)).toEqual([]);
});

test.each([
  ["skoda", "Škoda"],
  ["bmw", "BMW"],
  ["mercedes-benz", "Mercedes-Benz"],
  ["lexus", "Lexus"],
  ["", ""],
])("[VOCAB-14] the make %s is shown as %s", (make, label) => {
  expect(makeLabel(make)).toBe(label);
});

test.each([
  ["xc60", "XC60"],
  ["3-serie", "3-serie"],
  ["megane", "Mégane"],
  ["208", "208"],
  ["rx", "Rx"],
])("[VOCAB-15] the series %s is shown as %s", (series, label) => {
  expect(seriesLabel(series)).toBe(label);
});

test("[VOCAB-16] every series tells its make", () => {
  for (const { make, series } of makesAndSeries) {
    for (const value of series) expect(findMakeOfSeries(value)).toBe(make);
  }
  expect(findMakeOfSeries("rx")).toBeNull();
});

test("[VOCAB-17] makes and series are written in lower case without accents, makes without spaces", () => {
  for (const { make, series } of makesAndSeries) {
    expect(make).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const value of series) expect(value).toMatch(/^[a-z\d]+([ -][a-z\d]+)*$/);
  }
});
