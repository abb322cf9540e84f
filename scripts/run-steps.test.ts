import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import {
  countTests,
  failedTests,
  failureLines,
  runLane,
  runTests,
  type Step,
  type StepResult,
  testLine,
  verdict,
} from "./run-steps.ts";

const step = (name: string): Step => ({ name, command: name, args: [] });
const outcomeOf =
  (failing: string) =>
  async ({ name }: Step): Promise<StepResult> => ({ name, outcome: name === failing ? "FAILED" : "ok" });

test("[VERDICT-1] every step is run to its end, whatever became of the one before", async () => {
  const steps = [step("build"), step("style"), step("rules")];
  expect(await runLane(steps, outcomeOf("build"))).toEqual([
    { name: "build", outcome: "FAILED" },
    { name: "style", outcome: "ok" },
    { name: "rules", outcome: "ok" },
  ]);
});

test("[VERDICT-1] a tool that is not there is a failed step", async () => {
  const absent = { name: "absent", command: "./no-such-tool", args: [] };
  const told: string[] = [];
  const results = await runLane([absent], undefined, (text) => told.push(text));
  expect(results).toEqual([{ name: "absent", outcome: "FAILED" }]);
  expect(told.join("")).toMatch(/ENOENT\nFAILED absent \(/);
});

test("[VERDICT-1] the verdict names what was not green", () => {
  expect(verdict("check", [{ name: "types", outcome: "ok" }])).toEqual({
    ok: true,
    line: "check: all green",
  });
  const results: StepResult[] = [
    { name: "build", outcome: "FAILED" },
    { name: "types", outcome: "ok" },
    { name: "site", outcome: "not run" },
  ];
  expect(verdict("check", results)).toEqual({
    ok: false,
    line: "check: 2 steps of 3 failed: build, site (not run)",
  });
});

const report = (...files: [status: string, ...tests: string[]][]) => ({
  testResults: files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })),
});

test("[VERDICT-2] the tests of all steps are counted together", () => {
  const counts = [
    countTests(report(["passed", "passed", "passed", "skipped"]), true),
    countTests(report(["failed", "passed", "failed"]), false),
  ];
  expect(testLine(counts.map((tests) => ({ name: "a", outcome: "ok", tests })))).toBe(
    "3 passed, 1 failed, 1 skipped",
  );
});

test("[VERDICT-2] a file that did not load, or a run that failed outside its tests, is a failure too", () => {
  expect(countTests(report(["failed"], ["passed", "passed"]), false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
  expect(countTests(report(), false).failed).toBe(1);
});

test("[VERDICT-3] what failed is named in one line each, also a file that did not load", () => {
  const failed = (fullName: string, message: string) => ({
    status: "failed",
    fullName,
    failureMessages: [message],
  });
  const failures = failedTests({
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "well" },
          failed("ill", "\u001b[31mError: no\u001b[39m\n at somewhere"),
          failed("long", "x".repeat(10_000)),
        ],
      },
      {
        name: `${process.cwd()}/src/b.test.ts`,
        status: "failed",
        message: "Cannot find it",
        assertionResults: [],
      },
      { name: "c", status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(failures).toEqual([
    "src/a.test.ts > ill: Error: no",
    `src/a.test.ts > long: ${"x".repeat(200)}`,
    "src/b.test.ts: Cannot find it",
  ]);
  expect(
    failureLines([
      { name: "tests", outcome: "FAILED", failures },
      { name: "types", outcome: "ok" },
    ]),
  ).toBe(failures.map((line) => `  ${line}\n`).join(""));
});

const triedTwice = `
  let tries = 0;
  it("stalls once", () => expect(++tries).toBe(2));
  it("is well", () => {});
  it("is ill", () => expect(1).toBe(2));
`;

test("[VERDICT-4] what passed only when it was tried again is named, and is no failure", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.test.js"), triedTwice);
  const told: string[] = [];
  const args = ["--root", folder, "--globals", "--retry", "1"];
  const result = await runTests("tries", args, "after", (text) => told.push(text));
  expect(result.tests).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(result.secondTries).toEqual([
    expect.stringMatching(/^passed at the second try: .*a\.test\.js > stalls once: .*expected 1 to be 2/),
  ]);
  expect(failureLines([result]).split("\n")).toEqual([
    expect.stringContaining("a.test.js > is ill: "),
    `  ${result.secondTries?.[0]}`,
    "",
  ]);
  expect(failureLines([{ name: "types", outcome: "ok" }])).toBe("");
});
