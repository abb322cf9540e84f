import { expect, test } from "vitest";
import { commonWeek, todayText } from "./hours-of-chain.ts";
import { chainHours, type StoreHours, storeHoursOn } from "./opening-hours.ts";

const sundayNoon = new Date("2026-11-15T11:00:00Z");
const sundayNight = new Date("2026-11-15T21:00:00Z");
const usual = { hours: chainHours };
const noSundays = { hours: { ...chainHours, sunday: null } };
const earlyBird = { hours: { ...chainHours, weekdays: { opens: "07:00", closes: "15:00" } } };

test("[HOURS-16] the week of the chain is the one that most stores keep", () => {
  expect(commonWeek([noSundays, usual, usual])).toEqual({ week: commonWeek([usual]).week, isShared: false });
  expect(commonWeek([noSundays]).week.at(-1)).toEqual({ days: "Söndag", hours: "Stängt" });
  expect(commonWeek([noSundays]).isShared).toBe(true);
  expect(commonWeek([])).toEqual({ week: commonWeek([usual]).week, isShared: true });
});

test("[HOURS-17] stores with different hours today are counted while some are open; when all are closed, it is told when the first of them opens", () => {
  expect(todayText([usual, noSundays, usual], sundayNoon)).toEqual({
    isOpen: true,
    text: "2 av 3 butiker är öppna nu",
  });
  expect(todayText([usual, usual], sundayNoon)).toEqual({ isOpen: true, text: "Öppet i dag 10.00–16.00" });
  expect(todayText([usual, earlyBird], sundayNight)).toEqual({
    isOpen: false,
    text: "Öppnar i morgon 07.00",
  });
  expect(todayText([], sundayNoon).text).toBe("Öppet i dag 10.00–16.00");
});

test("[HOURS-14] a day of its own goes before the week and the holidays", () => {
  const hours: StoreHours = {
    ...chainHours,
    exceptions: [
      { day: "2026-12-24", hours: { opens: "09:00", closes: "12:00" } },
      { day: "2026-11-16", hours: null },
    ],
  };
  const hoursOn = storeHoursOn(hours);
  expect(hoursOn("2026-12-24")).toEqual({ opens: "09:00", closes: "12:00" });
  expect(hoursOn("2026-11-16")).toBeNull();
  expect(hoursOn("2026-11-17")).toEqual(chainHours.weekdays);
});

test("[HOURS-14] a store that is closed on Sundays is closed on the other red days", () => {
  expect(storeHoursOn(noSundays.hours)("2027-01-06")).toBeNull();
});
