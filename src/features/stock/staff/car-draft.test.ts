import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { conflictsIn, emptyDraft, mergedSince, savedFrom, withChoices, withInput } from "./car-draft.ts";
import type { CarResponse } from "./stock-responses.ts";

const edit = {
  id: 7,
  batch: "b",
  at: "2026-11-17T08:23:00Z",
  memberName: "Maria",
  before: null,
  after: null,
};

/** The car as it is read, with what the test is about. */
function response(message: Partial<CarResponse["car"]> = {}, edits: CarResponse["edits"] = []): CarResponse {
  const { batteryHealth, publishedAt, ...facts } = aCar();
  const unmeasured = { batteryHealthPercent: null, batteryHealthMethod: null, batteryHealthMeasuredOn: null };
  return {
    car: { ...facts, ...unmeasured, publishedAt: null, ...message },
    seen: edits[0]?.id ?? 0,
    now: "2026-11-17T08:24:00Z",
    stores: [],
    pictures: 1,
    reservedUntil: null,
    drives: 0,
    sale: null,
    steps: [],
    prices: [],
    stations: [],
    plan: null,
    market: null,
    purchase: null,
    margin: null,
    edits,
    advert: "/",
  };
}

test("[CAREDIT-9] what is written back to what it was is no change, and nothing is begun", () => {
  const begun = withInput(emptyDraft, response(), "mileage", "8 450");
  expect(savedFrom(begun)).toEqual({ base: { mileage: 8_000 }, changes: { mileage: "8 450" } });
  expect(withInput(begun, response(), "mileage", "8\u00a0000")).toEqual(emptyDraft);
});

test("[CAREDIT-2] [CAREDIT-9] what others save meanwhile clashes where both write, and is merged elsewhere", () => {
  const begun = withInput(withInput(emptyDraft, response(), "mileage", "8 450"), response(), "colour", "blå");
  const edits = [
    { ...edit, field: "mileage" },
    { ...edit, id: 6, field: "seats" },
    { ...edit, id: 5, field: "colour" },
  ];
  const now = response({ mileage: 8_430, seats: 4, colour: "blå" }, edits);
  const conflicts = conflictsIn(begun, now);
  expect(conflicts).toEqual([
    { field: "mileage", base: 8_000, local: "8 450", remote: 8_430, by: "Maria", at: edit.at },
  ]);
  expect(mergedSince(begun, now, "Anna").map(({ field }) => field)).toEqual(["seats"]);
  expect(mergedSince(begun, now, "Maria")).toEqual([]);
  expect(savedFrom(withChoices(begun, conflicts, () => "local")).base).toEqual({
    mileage: 8_430,
    colour: "svart",
  });
  expect(Object.keys(withChoices(begun, conflicts, () => "remote").fields)).toEqual(["colour"]);
});
