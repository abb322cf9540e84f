import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** Its output is shown although it went well. */
  isShown?: boolean;
};
export type TestCount = { passed: number; failed: number; skipped: number };
export type StepResult = {
  name: string;
  outcome: "ok" | "FAILED" | "not run";
  tests?: TestCount;
  /** A line for each failed test. */
  failures?: readonly string[];
  /** A line for each test that failed first and passed when it was tried again. */
  secondTries?: readonly string[];
};

/** Where what happens is told. */
type Print = (text: string) => void;
const toTerminal: Print = (text) => process.stdout.write(text);

/** Runs one step and shows its output only when it fails or says how many tests there were: a green run is short. */
export async function runStep(
  { name, command, args, isShown = false }: Step,
  print: Print = toTerminal,
): Promise<StepResult> {
  const started = performance.now();
  const { code, output } = await collect(command, args);
  const outcome = code === 0 ? "ok" : "FAILED";
  if (code !== 0 || isShown) print(output);
  tell(outcome, name, started, print);
  return { name, outcome };
}

/** One step after the other, each to its end, whatever became of the one before. */
export async function runLane(
  steps: readonly Step[],
  run: (step: Step, print: Print) => Promise<StepResult> = runStep,
  print: Print = toTerminal,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await run(step, print));
  return results;
}

/** Tests speak for themselves, and leave a count behind. `show` = as they go, rather than when they are done. */
export async function runTests(
  name: string,
  args: string[],
  show: "live" | "after",
  print: Print = toTerminal,
): Promise<StepResult> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "milstolpen-tests-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile.json", report];
  const { code, output } = await collect("vitest", ["run", ...args, ...reporters], show);
  if (show === "after") print(output);
  const outcome = code === 0 ? "ok" : "FAILED";
  tell(outcome, name, started, print);
  const read = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return {
    name,
    outcome,
    tests: countTests(read, code === 0),
    failures: failedTests(read),
    secondTries: secondTries(read),
  };
}

type TestReport = { status: string; fullName?: string; failureMessages?: readonly string[] };
type FileReport = { name?: string; status: string; message?: string; assertionResults: TestReport[] };
type Report = { testResults: FileReport[] };

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return { testResults: [] };
  }
}

/** A file that could not be loaded counts as one failed test, and so does a run that failed outside its tests. */
export function countTests({ testResults }: Report, isWell: boolean): TestCount {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((test) => test.status);
    return status === "failed" && !own.includes("failed") ? [...own, "failed"] : own;
  });
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return {
    passed,
    failed: failed === 0 && !isWell ? 1 : failed,
    skipped: statuses.length - passed - failed,
  };
}

/** File, title and the first line of what was wrong; a file that could not be loaded has no title. */
export function failedTests({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name ?? "");
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => lineOf(file, test));
  });
}

/** A test that passed has messages only of the try that failed before. */
function secondTries({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
      .map((test) => `passed at the second try: ${lineOf(relative(process.cwd(), name ?? ""), test)}`),
  );
}

function lineOf(file: string, { fullName, failureMessages }: TestReport): string {
  return `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`;
}

/** A failed matcher may hold a whole page. */
const longestLine = 200;

function firstLine(text: string | undefined): string {
  return stripVTControlCharacters(text ?? "")
    .split("\n", 1)
    .join("")
    .slice(0, longestLine);
}

/**
 * What failed, also where it passed when it was tried again, beside the verdict: whoever keeps only
 * the end of a long log still learns what to look at.
 */
export function failureLines(results: readonly StepResult[]): string {
  return results
    .flatMap(({ failures = [], secondTries = [] }) => [...failures, ...secondTries])
    .map((line) => `  ${line}\n`)
    .join("");
}

/** The last word: all green, or what was not. */
export function verdict(command: string, results: readonly StepResult[]): { ok: boolean; line: string } {
  const failed = results
    .filter(({ outcome }) => outcome !== "ok")
    .map(({ name, outcome }) => (outcome === "FAILED" ? name : `${name} (not run)`));
  return failed.length === 0
    ? { ok: true, line: `${command}: all green` }
    : {
        ok: false,
        line: `${command}: ${failed.length} steps of ${results.length} failed: ${failed.join(", ")}`,
      };
}

/** The tests of all steps together. */
export function testLine(results: readonly StepResult[]): string {
  const sum = (key: keyof TestCount) => results.reduce((total, { tests }) => total + (tests?.[key] ?? 0), 0);
  return `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
}

function tell(outcome: StepResult["outcome"], name: string, started: number, print: Print): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${outcome.padEnd(6)} ${name} (${seconds} s)\n`);
}

function collect(
  command: string,
  args: string[],
  show: "live" | "after" = "after",
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: show === "live" ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    // A tool that is not there is a step that failed, not the end of the others.
    child.once("error", (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
