import fc from "fast-check";
import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { stockholmDay, stockholmMinute } from "#core/dates/stockholm-day.ts";
import { chainHours, openState, storeHoursOn } from "./opening-hours.ts";

const hoursOn = storeHoursOn(chainHours);

const at = (time: string) => new Date(`${time}Z`);
const sundayHours = { opens: "10:00", closes: "16:00" };

test.each([
  ["Monday", "2026-11-16", "09:00", "19:00"],
  ["Tuesday", "2026-11-17", "09:00", "19:00"],
  ["Wednesday", "2026-11-18", "09:00", "19:00"],
  ["Thursday", "2026-11-19", "09:00", "19:00"],
  ["Friday", "2026-11-20", "09:00", "19:00"],
  ["Saturday", "2026-11-21", "10:00", "18:00"],
  ["Sunday", "2026-11-22", "10:00", "16:00"],
])("[HOURS-1] on a %s, %s, the stores are open %s to %s", (_weekday, day, opens, closes) => {
  expect(hoursOn(day)).toEqual({ opens, closes });
});

test.each([
  ["nyårsdagen", "2027-01-01"],
  ["långfredagen", "2026-04-03"],
  ["påskdagen", "2026-04-05"],
  ["midsommarafton", "2026-06-19"],
  ["midsommardagen", "2026-06-20"],
  ["julafton", "2026-12-24"],
  ["juldagen", "2026-12-25"],
])("[HOURS-2] the stores are closed on %s", (_holiday, day) => {
  expect(hoursOn(day)).toBeNull();
});

test.each([
  ["trettondedag jul", "2026-01-06"],
  ["annandag påsk", "2026-04-06"],
  ["första maj", "2026-05-01"],
  ["Kristi himmelsfärdsdag", "2026-05-14"],
  ["nationaldagen, a Saturday", "2026-06-06"],
  ["alla helgons dag, a Saturday", "2026-10-31"],
  ["annandag jul, a Saturday", "2026-12-26"],
  ["nyårsafton", "2026-12-31"],
])("[HOURS-3] the stores keep Sunday hours on %s", (_holiday, day) => {
  expect(hoursOn(day)).toEqual(sundayHours);
});

test("[HOURS-4] the phone is answered 8 to 24, whatever day it is", () => {
  expect(company.phoneHours).toEqual({ opens: "08", closes: "24" });
});

test.each([
  ["Monday just before nine", "2026-11-16T07:59:59", { open: false, opensAt: at("2026-11-16T08:00") }],
  ["Monday at nine", "2026-11-16T08:00", { open: true, until: at("2026-11-16T18:00") }],
  ["Monday just before seven", "2026-11-16T17:59:59", { open: true, until: at("2026-11-16T18:00") }],
  ["Monday at seven in the evening", "2026-11-16T18:00", { open: false, opensAt: at("2026-11-17T08:00") }],
  ["a summer Monday at nine", "2026-07-13T07:00", { open: true, until: at("2026-07-13T17:00") }],
])("[HOURS-5] %s (%sZ)", (_case, now, state) => {
  expect(openState(at(now), hoursOn)).toEqual(state);
});

test.each([
  ["the Saturday evening before clocks go forward", "2026-03-28T18:00", "2026-03-29T08:00"],
  ["the Saturday evening before clocks go back", "2026-10-24T17:00", "2026-10-25T09:00"],
])("[HOURS-5] %s: Sunday still opens at ten by the wall clock", (_case, now, opensAt) => {
  expect(openState(at(now), hoursOn)).toEqual({ open: false, opensAt: at(opensAt) });
});

test("[HOURS-6] the next opening skips the days that are closed; hours that never come have no next opening", () => {
  expect(openState(at("2026-12-23T20:00"), hoursOn)).toEqual({
    open: false,
    opensAt: at("2026-12-26T09:00"),
  });
  expect(openState(at("2026-11-16T08:00"), () => null)).toEqual({ open: false, opensAt: null });
});

test.each([
  ["2026-11-15T06:59", { open: false, opensAt: at("2026-11-15T07:00") }],
  ["2026-12-24T22:59:59", { open: true, until: at("2026-12-24T23:00") }],
  ["2026-12-24T23:00", { open: false, opensAt: at("2026-12-25T07:00") }],
])("[HOURS-7] whoever is open until midnight every day, at %sZ", (now, state) => {
  expect(openState(at(now), () => company.phoneHours)).toEqual(state);
});

test("[HOURS-5] [HOURS-6] open agrees with the hours of the day, and the stated moment is when it changes", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2024-01-01T00:00"), max: at("2034-01-01T00:00"), noInvalidDate: true }),
      (now) => {
        const state = openState(now, hoursOn);
        const hours = hoursOn(stockholmDay(now));
        const minute = stockholmMinute(now);
        const inside = hours !== null && minute >= clock(hours.opens) && minute < clock(hours.closes);
        expect(state.open).toBe(inside);
        const change = state.open ? state.until : (state.opensAt ?? now);
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(openState(change, hoursOn).open).toBe(!state.open);
        expect(openState(new Date(change.getTime() - 1), hoursOn).open).toBe(state.open);
      },
    ),
  );
});

function clock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
