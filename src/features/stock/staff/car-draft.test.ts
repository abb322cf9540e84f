import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { clashesIn, emptyDraft, mergedSince, savedFrom, withChoices, withWritten } from "./car-draft.ts";
import type { CarAnswer } from "./stock-answers.ts";

const edit = {
  id: 7,
  batch: "b",
  at: "2026-11-17T08:23:00Z",
  memberName: "Maria",
  before: null,
  after: null,
};

/** The car as it is read, with what the test is about. */
function answer(said: Partial<CarAnswer["car"]> = {}, edits: CarAnswer["edits"] = []): CarAnswer {
  const { batteryHealth, publishedAt, ...facts } = aCar();
  const unmeasured = {
    batteryHealthPercent: null,
    batteryHealthMethod: null,
    batteryHealthMeasuredOn: null,
  };
  return {
    car: { ...facts, ...unmeasured, publishedAt: null, ...said },
    seen: edits[0]?.id ?? 0,
    now: "2026-11-17T08:24:00Z",
    stores: [],
    pictures: 1,
    heldUntil: null,
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
  const begun = withWritten(emptyDraft, answer(), "mileage", "8 450");
  expect(savedFrom(begun)).toEqual({ base: { mileage: 8_000 }, changes: { mileage: "8 450" } });
  expect(withWritten(begun, answer(), "mileage", "8\u00a0000")).toEqual(emptyDraft);
});

test("[CAREDIT-2] [CAREDIT-9] what others save meanwhile clashes where both write, and is merged elsewhere", () => {
  const begun = withWritten(withWritten(emptyDraft, answer(), "mileage", "8 450"), answer(), "colour", "blå");
  const edits = [
    { ...edit, field: "mileage" },
    { ...edit, id: 6, field: "seats" },
    { ...edit, id: 5, field: "colour" },
  ];
  const now = answer({ mileage: 8_430, seats: 4, colour: "blå" }, edits);
  const clashes = clashesIn(begun, now);
  expect(clashes).toEqual([
    { field: "mileage", base: 8_000, mine: "8 450", theirs: 8_430, by: "Maria", at: edit.at },
  ]);
  expect(mergedSince(begun, now, "Anna").map(({ field }) => field)).toEqual(["seats"]);
  expect(mergedSince(begun, now, "Maria")).toEqual([]);
  expect(savedFrom(withChoices(begun, clashes, () => "mine")).base).toEqual({
    mileage: 8_430,
    colour: "svart",
  });
  expect(Object.keys(withChoices(begun, clashes, () => "theirs").fields)).toEqual(["colour"]);
});
