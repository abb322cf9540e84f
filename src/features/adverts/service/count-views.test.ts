import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { aPlate } from "#tests/any-plate.ts";
import { countViews } from "./count-views.ts";

/** A database that takes down what it is told, or refuses. */
function counting() {
  const statements: string[] = [];
  const failures: unknown[] = [];
  const state = { refuses: false };
  const db = {
    execute: async (statement: { queryChunks: unknown[] }) => {
      if (state.refuses) throw new Error("gone");
      statements.push(String(statement.queryChunks.find((chunk) => typeof chunk === "string")));
    },
  } as unknown as Database;
  const views = countViews({
    db,
    clock: () => new Date("2026-11-15T11:00:00Z"),
    isListed: (plate) => plate !== "xxx999",
    onFailure: (error) => failures.push(error),
  });
  const see = (plate: string, address: string) =>
    views.see({ plate: aPlate(plate), address, userAgent: "Firefox" });
  return { statements, failures, state, views, see };
}

test("[VIEWS-4] a plate that is not in the list is passed over", async () => {
  const { views, see, statements } = counting();
  see("xxx999", "192.0.2.1");
  await views.close();
  expect(statements).toEqual([]);
});

test("[VIEWS-5] what was seen is written in one statement, and once", async () => {
  const { views, see, statements } = counting();
  see("mlb001", "192.0.2.1");
  see("mlb001", "192.0.2.2");
  see("mlb002", "192.0.2.1");
  await views.write();
  await views.close();
  expect(statements).toEqual(['[{"plate":"mlb001","count":2},{"plate":"mlb002","count":1}]']);
});

test("[VIEWS-5] what could not be written is written next time", async () => {
  const { views, see, statements, failures, state } = counting();
  see("mlb001", "192.0.2.1");
  state.refuses = true;
  await views.write();
  expect(failures).toHaveLength(1);
  state.refuses = false;
  see("mlb001", "192.0.2.2");
  await views.close();
  expect(statements).toEqual(['[{"plate":"mlb001","count":2}]']);
});
