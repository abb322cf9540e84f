import { expect, test } from "vitest";
import { withinReach } from "./within-reach.ts";

const price = { kind: "plain", price: "219 900 kr" } as const;
const lower = { kind: "plain", price: "199 900 kr" } as const;
const goodDeal = { label: "Bra köp", tone: "brand" } as const;
const reserved = { label: "Reserverad", tone: "info" } as const;
const sold = { label: "Såld", tone: "strong" } as const;
const loaded = { price, availability: "forSale", badges: [goodDeal] } as const;

test("[LIVE-13] as loaded it is the price alone, and a reservation where there is one", () => {
  expect(withinReach({ ...loaded, badges: [goodDeal] }, undefined)).toEqual({ price, badge: null });
  const taken = { price, availability: "reserved", badges: [{ ...reserved }] } as const;
  expect(withinReach({ ...taken, badges: [...taken.badges] }, undefined)).toEqual({ price, badge: reserved });
});

test.each([
  ["another price", { price: lower, state: "open", badge: goodDeal }, { price: lower, badge: null }],
  ["a reservation", { price, state: "reserved", badge: reserved }, { price, badge: reserved }],
  ["a sale", { price, state: "sold", badge: sold }, { price, badge: sold }],
] as const)("[LIVE-13] %s is told where the reader is", (_, live, shown) => {
  expect(withinReach({ ...loaded, badges: [goodDeal] }, live)).toEqual(shown);
});

test("[LIVE-13] a car that is free again wears nothing", () => {
  const car = { price, availability: "reserved" as const, badges: [reserved] };
  expect(withinReach(car, { price, state: "open", badge: null })).toEqual({ price, badge: null });
});
