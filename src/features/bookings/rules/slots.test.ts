import fc from "fast-check";
import { expect, test } from "vitest";
import { clockText } from "#core/dates/clock.ts";
import { dayPlus, daysBetween, instantAt, stockholmDay, stockholmMinute } from "#core/dates/stockholm-day.ts";
import {
  chainHours,
  type HoursOn,
  minuteFromClock,
  storeHoursOn,
} from "#features/stores/rules/opening-hours.ts";
import { driveFrom, driveTimes } from "#tests/drive-times.ts";
import { freeDays, isOffered, nearestStarts, slotsOn } from "./slots.ts";
import { timeRules } from "./time-rules.ts";

const chain = storeHoursOn(chainHours);
const clocks = (starts: readonly Date[]) => starts.map(clockText);
const minute = 60_000;

test.each([
  ["2026-11-16", 20, "09.00", "18.30"],
  ["2026-11-21", 16, "10.00", "17.30"],
  ["2026-11-22", 12, "10.00", "15.30"],
  ["2026-12-31", 12, "10.00", "15.30"],
])("[DRIVE-1] %s has %i slots, from %s to %s", (day, count, first, last) => {
  const starts = clocks(slotsOn(day, driveTimes(chain)));
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([count, first, last]);
});

test("[DRIVE-1] a closed day has none, a day of its own has its own, and no slot is cut short", () => {
  expect(slotsOn("2026-12-24", driveTimes(chain))).toEqual([]);
  const exceptions = [
    { day: "2026-11-17", hours: { opens: "12:15", closes: "13:40" } },
    { day: "2026-11-18", hours: null },
    { day: "2026-11-19", hours: { opens: "12:00", closes: "12:29" } },
  ];
  const own = storeHoursOn({ ...chainHours, exceptions });
  expect(clocks(slotsOn("2026-11-17", driveTimes(own)))).toEqual(["12.15", "12.45"]);
  expect(slotsOn("2026-11-18", driveTimes(own))).toEqual([]);
  expect(slotsOn("2026-11-19", driveTimes(own))).toEqual([]);
});

const always: HoursOn = () => ({ opens: "00:00", closes: "24:00" });

test("[DRIVE-2] when the clocks go forward or back, slots are as many as there are half hours on the clock, and none overlap", () => {
  const forward = clocks(slotsOn("2026-03-29", driveTimes(always)));
  expect(forward).toHaveLength(46);
  expect(forward).not.toContain("02.00");
  expect(forward).not.toContain("02.30");
  expect(clocks(slotsOn("2026-10-25", driveTimes(always)))).toHaveLength(48);
  // The first day of winter time: nine o'clock is nine o'clock.
  expect(slotsOn("2026-10-24", driveTimes(always))[18]?.toISOString()).toBe("2026-10-24T07:00:00.000Z");
  expect(slotsOn("2026-10-26", driveTimes(always))[18]?.toISOString()).toBe("2026-10-26T08:00:00.000Z");
});

const anyNow = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2029-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const anyHours: fc.Arbitrary<HoursOn> = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .map(([one, other]) => {
    const text = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    return () => ({ opens: text(Math.min(one, other - 1)), closes: text(Math.max(one + 1, other)) });
  });
const anyTaken = fc.array(
  fc
    .tuple(anyNow, fc.integer({ min: 1, max: 600 }))
    .map(([start, minutes]) => ({ start, end: new Date(start.getTime() + minutes * minute) })),
  { maxLength: 5 },
);

test("[DRIVE-1] [DRIVE-2] [DRIVE-3] whatever the hours and the day: in time, within two weeks, in opening hours, half an hour, none overlapping", () => {
  fc.assert(
    fc.property(anyNow, anyHours, (now, hoursOn) => {
      const days = freeDays(now, driveTimes(hoursOn), []);
      let before = 0;
      for (const { day, starts } of days)
        for (const start of starts) {
          const { end } = driveFrom(start);
          const hours = hoursOn(day);
          expect(stockholmDay(start)).toBe(day);
          expect(start.getTime() - now.getTime()).toBeGreaterThanOrEqual(
            timeRules.testDrive.leadMinutes * minute,
          );
          expect(daysBetween(stockholmDay(now), day)).toBeLessThanOrEqual(timeRules.testDrive.daysAhead);
          expect(stockholmMinute(start)).toBeGreaterThanOrEqual(minuteFromClock(hours?.opens ?? ""));
          expect(end.getTime() - start.getTime()).toBe(timeRules.testDrive.minutes * minute);
          expect(end <= instantAt(day, minuteFromClock(hours?.closes ?? ""))).toBe(true);
          expect(start.getTime()).toBeGreaterThanOrEqual(before);
          expect(isOffered(start, now, driveTimes(hoursOn))).toBe(true);
          before = end.getTime();
        }
    }),
    { numRuns: 60 },
  );
});

test("[DRIVE-4] what is free overlaps nothing that is taken, and all else is free", () => {
  fc.assert(
    fc.property(anyNow, anyTaken, (now, somewhere) => {
      // Moved to where the slots are.
      const taken = somewhere.map(({ start, end }, at) => {
        const from = now.getTime() + ((at * 37) % 200) * 3_600_000;
        return { start: new Date(from), end: new Date(from + end.getTime() - start.getTime()), place: null };
      });
      const all = freeDays(now, driveTimes(chain), []).flatMap(({ starts }) => starts);
      const free = new Set(
        freeDays(now, driveTimes(chain), taken).flatMap(({ starts }) => starts.map(Number)),
      );
      for (const start of all) {
        const { end } = driveFrom(start);
        const isTaken = taken.some((one) => one.start < end && start < one.end);
        expect(free.has(start.getTime())).toBe(!isTaken);
      }
    }),
    { numRuns: 60 },
  );
});

test("[DRIVE-3] two hours from now at the earliest, fourteen days ahead at the latest, and only on a slot", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const at = (text: string) => isOffered(new Date(text), now, driveTimes(chain));
  expect(at("2026-11-16T13:30:00Z")).toBe(false);
  expect(at("2026-11-16T14:00:00Z")).toBe(true);
  expect(at("2026-11-16T14:10:00Z")).toBe(false);
  expect(at("2026-11-30T17:30:00Z")).toBe(true);
  expect(at("2026-12-01T09:00:00Z")).toBe(false);
  expect(at("2026-11-17T03:00:00Z")).toBe(false);
});

test("[DRIVE-9] the nearest are the nearest, in the order of the clock", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const wanted = instantAt(dayPlus("2026-11-16", 1), 10 * 60);
  const days = freeDays(now, driveTimes(chain), [driveFrom(wanted)]);
  expect(clocks(nearestStarts(wanted, days, 4))).toEqual(["09.00", "09.30", "10.30", "11.00"]);
  expect(nearestStarts(wanted, [], 4)).toEqual([]);
});

test("[BOOK-1] a time is free while one of several places is, and none of them overlap", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const two = { ...driveTimes(chain), minutes: 120, everyMinutes: 30, places: ["a", "b"] };
  const busy = (place: string, from: string, to: string) => ({
    place,
    start: new Date(`2026-11-17T${from}:00Z`),
    end: new Date(`2026-11-17T${to}:00Z`),
  });
  const onTuesday = (taken: ReturnType<typeof busy>[]) =>
    clocks(freeDays(now, two, taken).find(({ day }) => day === "2026-11-17")?.starts ?? []);
  expect(onTuesday([busy("a", "08:00", "17:00")])).toEqual(onTuesday([]));
  // From nine to eleven in both: two hours fit again from eleven, Swedish time.
  expect(onTuesday([busy("a", "08:00", "10:00"), busy("b", "08:00", "10:00")])[0]).toBe("11.00");
  expect(onTuesday([busy("a", "08:00", "10:00"), busy("b", "08:30", "18:00")])[0]).toBe("11.00");
  expect(freeDays(now, { ...two, places: [] }, [])).toEqual([]);
  expect(freeDays(now, { ...two, firstDay: "2026-11-20" }, [])[0]?.day).toBe("2026-11-20");
});
