import { afterAll, expect, test } from "vitest";
import { estimates } from "#features/valuation/storage/estimates.table.ts";
import { postingTo } from "./posting.ts";
import { textOf } from "./valuing.ts";

let now = new Date("2026-11-16T11:00:00Z");

const site = await postingTo({ clock: () => now });
afterAll(() => site.close());

/** What was said of so many cars, and paid: a fifth of them less than the range. */
const held = (cars: number) =>
  Array.from({ length: cars }, (_, car) => ({
    plateHash: null,
    givenAt: now,
    givenOn: "2026-11-16",
    estimate: 200_000,
    low: 180_000,
    high: 220_000,
    paidAt: now,
    paid: car % 5 === 0 ? 170_000 : 200_000,
  }));

const textAt = async (path: string) => textOf((await site.get(path)).html).replace(/\s+/g, " ");

test("[SCORE-2] [HOMEBAND-1] the landing page says how often we were right, of how many and until when; of too few nothing", async () => {
  const landing = () => textAt("/vardera-bil/");
  await site.db.delete(estimates);
  await site.db.insert(estimates).values(held(25));
  expect(await landing()).not.toContain("Håller värderingen?");
  expect(await textAt("/")).toMatch(/8 av 10 ?sålda bilar ska hamna i intervallet/);
  await site.db.insert(estimates).values(held(35));
  // What is cached is as old as it may be.
  now = new Date(now.getTime() + 31_000);
  expect(await landing()).toMatch(/80 % av 60 bilar .* till och med 16 november 2026/);
  expect(await textAt("/")).toMatch(/80 % ?av 60 bilar som vi värderat/);
  await site.db.delete(estimates);
});
