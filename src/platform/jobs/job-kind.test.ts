import { expect, test } from "vitest";
import { joinedKinds, PermanentFailure, pauseAfter } from "./job-kind.ts";

test("[JOB-4] pauses grow as the table says, a little spread out; after the last, or where nothing helps, there is none", () => {
  const kind = { pausesS: [10, 60] };
  const failure = new Error("no disk");
  expect(pauseAfter(kind, 1, failure, () => 0.5)).toBe(10_000);
  expect(pauseAfter(kind, 2, failure, () => 0)).toBe(45_000);
  expect(pauseAfter(kind, 2, failure, () => 1)).toBe(75_000);
  expect(pauseAfter(kind, 3, failure, () => 0.5)).toBeNull();
  expect(pauseAfter(kind, 1, new PermanentFailure("no such user"), () => 0.5)).toBeNull();
});

test("[JOB-9] two jobs of one name stop the start", () => {
  const job = { inTransaction: async () => {}, pausesS: [] };
  expect(Object.keys(joinedKinds([{ one: job }, { other: job }]))).toEqual(["one", "other"]);
  expect(() => joinedKinds([{ one: job }, { other: job, one: job }])).toThrow("one");
});
