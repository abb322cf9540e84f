import { expect, test } from "vitest";
import { aStore } from "#tests/a-store.ts";
import { carPhoneView, storeView } from "./store-view.ts";

const uppsala = aStore({ name: "Milstolpen Uppsala" });
const lanna = { ...uppsala, slug: "lanna", name: "Milstolpen Länna" };
const sundayNoon = new Date("2026-11-15T11:00:00Z");
const sundayNight = new Date("2026-11-15T21:00:00Z");

test("[PAGE-24] the store says whether it is open; a car that stands elsewhere is looked for there", () => {
  const both = { store: uppsala, standsAt: uppsala };
  expect(storeView(both, sundayNoon)).toMatchObject({
    name: "Milstolpen Uppsala",
    to: "/butik/uppsala/",
    isOpen: true,
    openText: "Öppet till 16",
  });
  expect(storeView(both, sundayNight)).toMatchObject({ isOpen: false, openText: "Öppnar i morgon 09.00" });
  expect(storeView({ store: uppsala, standsAt: lanna }, sundayNoon).carStandsAt).toEqual({
    name: "Milstolpen Länna",
    to: "/butik/lanna/",
  });
  expect(storeView({ store: uppsala, standsAt: uppsala }, sundayNoon).carStandsAt).toBeNull();
});

test("[PAGE-25] the assigned number goes before the car's own", () => {
  expect(carPhoneView({ assignedPhoneNumber: "070-1740605", phoneNumber: "08-46500400" })).toEqual({
    text: "070-174 06 05",
    href: "tel:+46701740605",
  });
  expect(carPhoneView({ assignedPhoneNumber: null, phoneNumber: "08-46500400" }).href).toBe(
    "tel:+46846500400",
  );
});
