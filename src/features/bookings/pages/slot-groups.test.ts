import { expect, test } from "vitest";
import { chainHours, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { driveFrom, driveTimes } from "#tests/drive-times.ts";
import { startText } from "../rules/booking-text.ts";
import { freeDays } from "../rules/slots.ts";
import { slotGroups } from "./slot-groups.ts";

const now = new Date("2026-11-16T12:00:00Z");
const hours = driveTimes(storeHoursOn(chainHours));

test("[DRIVE-8] the days have their names, and the first is open", () => {
  const groups = slotGroups(freeDays(now, hours, []), now, { chosen: null });
  expect(groups.slice(0, 3).map(({ label, isOpen }) => [label, isOpen])).toEqual([
    ["I dag, måndag 16 november", true],
    ["I morgon, tisdag 17 november", false],
    ["Onsdag 18 november", false],
  ]);
  expect(groups[0]?.options[0]).toEqual({ value: "2026-11-16T14:00Z", label: "15.00" });
});

test("[DRIVE-8] the day of what was chosen is open", () => {
  const groups = slotGroups(freeDays(now, hours, []), now, { chosen: "2026-11-18T09:00Z" });
  expect(groups.filter(({ isOpen }) => isOpen).map(({ label }) => label)).toEqual(["Onsdag 18 november"]);
});

test("[DRIVE-9] where what was chosen is taken, the nearest times come first, those of another day with its date", () => {
  const wanted = new Date("2026-11-18T08:00:00Z");
  const groups = slotGroups(freeDays(now, hours, [driveFrom(wanted)]), now, { chosen: startText(wanted) });
  expect(groups[0]).toMatchObject({ label: "Närmast tiden du valde", isOpen: true });
  expect(groups[0]?.options[0]).toEqual({ value: "2026-11-18T08:30Z", label: "09.30" });
  expect(groups.slice(1).some(({ isOpen }) => isOpen)).toBe(false);
  const last = new Date("2026-11-17T17:30:00Z");
  const late = slotGroups(freeDays(now, hours, [driveFrom(last)]), now, { chosen: startText(last) });
  expect(late[0]?.options.map(({ label }) => label)).toContain("18.00");
  expect(slotGroups(freeDays(now, hours, []), now, { chosen: "nonsens" })[0]?.label).toBe(
    "I dag, måndag 16 november",
  );
});

test("[DRIVE-9] the nearest times stand alone where all days are not wanted, as long as there are any", () => {
  const wanted = new Date("2026-11-18T08:00:00Z");
  const few = { chosen: startText(wanted), isFull: false };
  const groups = slotGroups(freeDays(now, hours, [driveFrom(wanted)]), now, few);
  expect(groups.map(({ label }) => label)).toEqual(["Närmast tiden du valde"]);
  expect(groups[0]?.options).toHaveLength(12);
  expect(slotGroups(freeDays(now, hours, []), now, few).length).toBeGreaterThan(10);
});

test("[BOOK-3] what is half a day is named by both its ends", () => {
  const halves = freeDays(now, { ...hours, minutes: 240, everyMinutes: 240 }, []);
  const [first] = slotGroups(halves.slice(1), now, { chosen: null, isWindow: true });
  expect(first?.options.map(({ label }) => label)).toEqual(["09.00–13.00", "13.00–17.00"]);
});
