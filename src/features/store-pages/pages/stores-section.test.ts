import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { todayText } from "#features/stores/rules/hours-of-chain.ts";
import { storeLine } from "./store-line.ts";
import { StoresSection } from "./stores-section.tsx";

const now = new Date("2026-11-15T11:00:00Z");
const opening = todayText(demoStores, now);
const stores = demoStores.map((store, at) => storeLine(store, { cars: at + 100, now }));
const page = createRoutesStub([
  { path: "/", Component: () => createElement(StoresSection, { stores, opening }) },
]);
const html = renderToStaticMarkup(createElement(page));

test("[STORE-11] the stores on the home page: how many, whether open, the map and every store with its cars", () => {
  expect(html).toContain("17 butiker, en i närheten");
  expect(html).toContain("Öppet i dag 10.00–16.00");
  expect(html).toContain('role="img"');
  for (const store of stores)
    expect(html).toMatch(new RegExp(`href="${store.path}"[^>]*>${store.place}<span[^>]*>${store.carCount}<`));
});

test("[STORE-11] the postcode form leads to the stores, and on a phone so does the rest of the list", () => {
  expect(html).toMatch(/<form[^>]*action="\/butik\/"[^>]*>/);
  expect(html).toMatch(/<input[^>]*name="postnummer"/);
  expect(html).toContain("Visa alla 17 butiker");
  expect(html.match(/<li class="[^"]*max-md:hidden/g)).toHaveLength(11);
});
