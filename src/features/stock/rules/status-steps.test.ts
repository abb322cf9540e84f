import { expect, test } from "vitest";
import {
  effectsOf,
  findStatusStep,
  missingFor,
  statusLabel,
  statusSteps,
  stepsFrom,
} from "./status-steps.ts";

const ready = {
  price: 199_900,
  modelDescription: "T6",
  pictures: 1,
  isStoreOpen: true,
  reservedUntil: null,
  soldPrice: 1,
  hasReview: false,
};

test("[CAREDIT-6] every number has the word of the station it has passed", () => {
  const labels = [0, 80, 89, 90, 106, 129, 130, 135, 145, 150, 999].map(statusLabel).join(", ");
  expect(labels).toBe(
    "Inköpt, Inköpt, Inköpt, På väg in, I verkstad, Prissätts, Säljs, Reserverad, Såld, Levererad, Levererad",
  );
});

test("[CAREDIT-6] from every status some step goes on, none to where the car is, and two never to the same place", () => {
  for (let from = 0; from <= 999; from += 1) {
    const to = stepsFrom(from).map((name) => statusSteps[name].to);
    expect(to.length, String(from)).toBeGreaterThan(0);
    expect(to, String(from)).not.toContain(from);
    expect(new Set(to).size, String(from)).toBe(to.length);
  }
  expect(findStatusStep(80, 140)).toBeNull();
  expect(findStatusStep(130, 120)).toBe("unpublish");
});

test("[CAREDIT-6] publishing needs price, picture, text and an open store; a reservation is not taken from its holder", () => {
  expect(missingFor("publish", ready)).toEqual([]);
  const bare = { ...ready, price: null, modelDescription: "", pictures: 0, isStoreOpen: false };
  expect(missingFor("publish", bare).map(({ need }) => need)).toEqual([
    "price",
    "picture",
    "text",
    "openStore",
  ]);
  const reserved = { ...ready, reservedUntil: new Date("2026-11-17T13:20:00Z") };
  expect(missingFor("unpublish", reserved).map(({ message }) => message)).toEqual([
    "En kund håller bilen till 17 november 2026 kl.\u00a014.20. Avboka reservationen först",
  ]);
  expect(missingFor("sell", reserved)).toEqual([]);
  expect(missingFor("cancelSale", { ...ready, hasReview: true })).toHaveLength(1);
});

test("[CAREDIT-6] what a step brings about for customers is said before it is taken", () => {
  const reservedUntil = new Date("2026-11-17T13:20:00Z");
  expect(effectsOf("sell", { reservedUntil, drives: 2 })).toEqual([
    "Kundens reservation avslutas, och kunden får ett mejl.",
    "2 provkörningar är bokade. Kunderna får mejl.",
  ]);
  expect(effectsOf("unpublish", { reservedUntil: null, drives: 1 })[1]).toBe(
    "En provkörning är bokad och står kvar. Ring om den inte blir av.",
  );
  expect(effectsOf("pricing", { reservedUntil: null, drives: 1 })).toEqual([]);
});
