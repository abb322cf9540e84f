import { expect, test } from "vitest";
import { deliveryRules as delivery } from "#features/delivery/rules/delivery.ts";
import { aStore } from "#tests/a-store.ts";
import { visitAt, workshopAt } from "./bookable.ts";
import { homeVisitAt } from "./home-visit.ts";
import { freeDays, slotsOn } from "./slots.ts";

const uppsala = aStore();
const malmo = aStore({ slug: "malmo", name: "Malmö", latitude: 55.6, longitude: 13 });
const monday = "2026-11-16";

test("[BOOK-1] [BOOK-2] a store without an appraiser has no times, one with two has two at each", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  expect(freeDays(now, visitAt(aStore({ appraisers: 0 })), [])).toEqual([]);
  expect(visitAt(aStore({ appraisers: 2 })).places).toEqual(["visit/uppsala/1", "visit/uppsala/2"]);
});

test("[BOOK-3] an appraiser comes from the nearest store, half a working day at a time, from the day that the delivery needs", () => {
  const found = homeVisitAt("753 20", { stores: [malmo, uppsala], today: monday });
  if ("error" in found) throw new Error(found.error);
  expect([found.store.slug, found.town, found.bookable.firstDay]).toEqual([
    "uppsala",
    "Uppsala",
    "2026-11-17",
  ]);
  expect(slotsOn("2026-11-17", found.bookable)).toHaveLength(2);
  for (const day of ["2026-11-21", "2026-11-22", "2026-12-25", "2027-01-06"])
    expect(slotsOn(day, found.bookable)).toEqual([]);
});

test("[BOOK-3] where nobody comes it is said, with the store that is nearest and what to do instead", () => {
  expect(homeVisitAt("7532", { stores: [uppsala], today: monday })).toHaveProperty("error");
  expect(homeVisitAt("753 20", { stores: [aStore({ pickups: 0 })], today: monday })).toHaveProperty("error");
  expect(homeVisitAt("753 20", { stores: [malmo], today: monday })).toEqual({
    error:
      "Så långt åker våra värderare inte. Närmast är Malmö, cirka 55\u00a0mil bort. Boka ett besök i butik, eller få värderingen med e-post.",
  });
  const near = { ...delivery, homeVisits: { ...delivery.homeVisits, toMil: 0 } };
  const nextDoor = aStore({ latitude: 59.9, longitude: 17.6 });
  expect(homeVisitAt("753 20", { stores: [nextDoor], today: monday })).not.toHaveProperty("error");
  expect(homeVisitAt("753 20", { stores: [nextDoor], today: monday, rules: near })).toHaveProperty("error");
});

test("[BOOK-4] a workshop is open on working days, and what takes two hours ends before it closes", () => {
  const service = workshopAt(uppsala, 120);
  const starts = slotsOn("2026-11-17", service);
  expect([starts[0]?.toISOString(), starts.at(-1)?.toISOString()]).toEqual([
    "2026-11-17T06:30:00.000Z",
    "2026-11-17T13:30:00.000Z",
  ]);
  expect(slotsOn("2026-11-21", service)).toEqual([]);
  const closed = aStore({ hours: { ...uppsala.hours, exceptions: [{ day: "2026-11-17", hours: null }] } });
  expect(slotsOn("2026-11-17", workshopAt(closed, 30))).toEqual([]);
});
