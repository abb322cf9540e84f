import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Position } from "#features/stores/rules/distance.ts";
import { mapPoint } from "./map-projection.ts";
import { SwedenMap } from "./sweden-map.tsx";

const uppsala = { slug: "uppsala", place: "Uppsala", latitude: 59.844, longitude: 17.69 };
const halmstad = { slug: "halmstad", place: "Halmstad", latitude: 56.689, longitude: 12.868 };
const rendered = (from: Position | null = null, nearest: string | null = null) =>
  renderToStaticMarkup(createElement(SwedenMap, { stores: [uppsala, halmstad], from, nearest }));

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;
const placeOf = (position: Position) => {
  const { x, y } = mapPoint(position);
  return { x: tenth(x), y: tenth(y) };
};

test("[MAP-5] the place that is searched from is marked, with a line to the nearest store", () => {
  const gavle = { latitude: 60.67, longitude: 17.14 };
  const html = rendered(gavle, "uppsala");
  const [from, to] = [placeOf(gavle), placeOf(uppsala)];
  expect(html).toContain(`<circle cx="${from.x}" cy="${from.y}"`);
  expect(html).toContain(`d="M${from.x} ${from.y}L${to.x} ${to.y}"`);
  expect(html).toMatch(/font-bold">Uppsala/);
  expect(html).toMatch(/font-medium">Halmstad/);
});

test("[MAP-5] a place outside the sheet is not marked, and without a search nothing is", () => {
  expect(rendered({ latitude: 48.86, longitude: 2.35 }, "halmstad")).not.toContain("<circle");
  expect(rendered()).not.toContain("<circle");
});

test("[MAP-4] every store has its post, the southern in front", () => {
  const posts = [...rendered().matchAll(/translate\([\d.]+ ([\d.]+)\)/g)].map(([, y]) => Number(y));
  expect(posts).toEqual([placeOf(uppsala).y, placeOf(halmstad).y]);
});

test("[MAP-6] the map is one picture with a text, and nothing in it can be pressed", () => {
  const html = rendered();
  expect(html).toMatch(/^<svg [^>]*role="img" aria-label="Karta över Sverige med 2 butiker"/);
  expect(html).not.toMatch(/<a |tabindex/);
});
