import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";

/** Those that need a database of their own or the whole demo stock, wherever they lie: not part of the quick check. */
const slow = [
  "src/data/**/*.test.ts",
  "src/catalog/{keep-in-step,kept-stock}.test.ts",
  "src/api/calls/changes.test.ts",
  "src/server/live/live-database.test.ts",
  "src/server/demo-stock/seed-apart.test.ts",
  "src/services/import-stock/{import-stock,own-stock,samples}.test.ts",
  "src/services/unused-pictures/*.test.ts",
  "src/services/backup/backup.test.ts",
  "src/services/jobs/run-jobs.test.ts",
  "src/services/outbox/*.test.ts",
  "src/services/cases/tidy-cases.test.ts",
  "src/services/holds/*.test.ts",
  "src/services/newsletter/*.test.ts",
  "src/services/staff/tidy-logs.test.ts",
  "src/services/stock/*.test.ts",
  "src/services/test-drives/*.test.ts",
  "src/services/trackers/*.test.ts",
  "src/services/trade-in/*.test.ts",
  "src/services/watches/*.test.ts",
  "src/services/valuations/{train-apart,estimates}.test.ts",
  "src/demo/make-stock.test.ts",
  "src/demo/pictures/stock-pictures.test.ts",
  "src/demo/reviews.test.ts",
  "src/demo/work/seed-work.test.ts",
];

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
          include: [
            "src/{domain,catalog,services,media,mail,api,demo,ui,server,web}/**/*.test.ts",
            "brand/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
            "src/paths.test.ts",
          ],
          exclude: slow,
          testTimeout: 30_000,
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
