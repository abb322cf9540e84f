import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";

/** Those that need a database of their own or the whole demo stock: not part of the quick check. */
const slow = ["src/**/*.db.test.ts"];

/** As npm starts everything else. */
const execArgv = ["--import", "./scripts/require-node-24.js"];

/** A machine may be slow: what a test waits for has no time of its own. */
const poll = { timeout: 20_000 };

const setupFiles = ["tests/property-seed.ts"];

// Each kind of test is a project of its own: `npx vitest --project rules` while working on a rule.
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          execArgv,
          setupFiles,
          include: ["src/**/*.test.ts", "brand/**/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: slow,
          testTimeout: 120_000,
          expect: { poll },
          // Nothing is kept between files: to load them afresh for each took more time than the tests.
          pool: "threads",
          isolate: false,
        },
      },
      {
        test: {
          name: "data",
          execArgv,
          setupFiles,
          include: slow,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll },
          // The files of a worker share its databases (tests/shared-databases.ts).
          isolate: false,
        },
      },
      {
        test: {
          name: "site",
          execArgv,
          setupFiles,
          include: ["tests/site/**/*.test.ts"],
          globalSetup: ["tests/site/stocked-database.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll },
          pool: "threads",
          isolate: false,
        },
      },
      {
        test: {
          name: "endurance",
          execArgv,
          setupFiles,
          include: ["tests/endurance/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: { poll },
        },
      },
      {
        // What takes minutes, or needs programs that not every machine has: `npm run test:faults` alone.
        test: {
          name: "faults",
          execArgv,
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          expect: { poll },
        },
      },
      {
        test: {
          name: "browser",
          execArgv,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/site-in-browser.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each look is a message to the browser and back.
          expect: { poll: { ...poll, interval: 100 } },
          // A shared machine may stall for seconds; whoever needs it is named by the verdict (docs/decisions/0014).
          retry: 1,
          // One browser for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
});
