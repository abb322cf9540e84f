import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { storeLine } from "./store-line.ts";
import { carsToDrive, storePageView } from "./store-page-view.ts";

const sundayNoon = new Date("2026-11-15T11:00:00Z");
const demoStore = (slug: string) => {
  const found = demoStores.find((store) => store.slug === slug);
  if (!found) throw new Error(`The demo has no store ${slug}`);
  return found;
};
const viewOf = (slug: string, cars = 531) =>
  storePageView(demoStore(slug), { stores: demoStores, cars, now: sundayNoon });

test("[STORE-3] a store in a list has place, address, phone, number of cars and its page", () => {
  expect(storeLine(demoStore("uppsala"), { cars: 531, now: sundayNoon })).toEqual({
    slug: "uppsala",
    path: "/butik/uppsala/",
    place: "Uppsala",
    address: "Exempelgatan 12, 753\u00a000 Uppsala",
    phone: { text: "070-174 06 11", href: "tel:+46701740611" },
    opening: { isOpen: true, text: "Öppet till 16" },
    carCount: "531\u00a0bilar",
    latitude: 59.844,
    longitude: 17.69,
  });
  expect(storeLine(demoStore("uppsala"), { cars: 1, now: sundayNoon }).carCount).toBe("1\u00a0bil");
});

test("[STORE-4] the page of a store has its name, hours, closed days and three neighbours, nearest first", () => {
  expect(viewOf("uppsala")).toMatchObject({
    name: "Milstolpen Uppsala",
    address: "Exempelgatan 12, 753\u00a000 Uppsala",
    opening: { isOpen: true, text: "Öppet till 16" },
    week: [{ days: "Mån–fre", hours: "09.00–19.00" }, { days: "Lördag" }, { days: "Söndag" }],
    neighbours: [
      { place: "Recharge, Järfälla", path: "/butik/recharge/", distance: "cirka 5\u00a0mil" },
      { place: "Järfälla" },
      { place: "Webblager" },
    ],
  });
  expect(viewOf("uppsala").closedDays[0]).toEqual({
    name: "Julafton",
    date: "24 december 2026",
    on: "2026-12-24",
  });
});

test("[STORE-5] the number of cars leads to the listing of that store", () => {
  expect(viewOf("uppsala")).toMatchObject({
    carCount: "531\u00a0bilar",
    carsPath: "/kopa-bil/?facilities=uppsala",
  });
});

test("[STORE-10] the three special stores say what is special", () => {
  expect(viewOf("recharge").note).toContain("elbilar");
  expect(viewOf("transport").note).toContain("transportbilar");
  expect(viewOf("weblager").note).toContain("över webben");
  expect(viewOf("uppsala").note).toBeNull();
});

test("[STORE-15] what can be driven is of different bodies and not what the page lists anyhow", () => {
  const cars = ["Suv", "Suv", "Kombi", "Kombi", "Suv", "Halvkombi"].map((bodyType, at) => ({ bodyType, at }));
  const driven = (inStore: typeof cars, shown: number) =>
    carsToDrive(inStore as never[], shown).map(({ at }: { at: number }) => at);
  expect(driven(cars, 1)).toEqual([1, 2, 5]);
  expect(driven(cars.slice(0, 5), 1)).toEqual([1, 2, 3]);
  expect(driven(cars.slice(0, 4), 3)).toEqual([0, 2, 1]);
  expect(driven([], 6)).toEqual([]);
});
