import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { quantile } from "#features/valuation/rules/engine/statistics.ts";
import { minCars, trainValuation, type ValuationModel } from "#features/valuation/rules/engine/train.ts";
import { valueCar } from "#features/valuation/rules/value-car.ts";
import { demoSales } from "./valuation/demo-sales.ts";
import { findDigest } from "./valuation/digest.ts";
import { readSales, type SplitSales } from "./valuation/read-sales.ts";
import { type Score, scoreOn } from "./valuation/score.ts";

/**
 * How well the valuation does on cars that it has not seen: `npm run bench:valuation -- --data FOLDER` for every CSV of a
 * folder, without one for the demo's sold cars. Times are of CPU, since others may use the machine.
 */
const bars = { coverage: [78, 83], answerMs: 20, trainSeconds: 15, trainedCars: 80_000 } as const;
const timedAnswers = 1_000;

const { values } = parseArgs({ options: { data: { type: "string" } } });
const missed =
  values.data === undefined ? judge("demo", demoSales(new Date("2026-11-01"))) : judgeFolder(values.data);
for (const bar of missed) console.log(`missed: ${bar}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function judgeFolder(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [`${folder} is no folder`];
  const files = readdirSync(folder)
    .filter((file) => file.toLowerCase().endsWith(".csv"))
    .toSorted();
  if (files.length === 0) return [`there is no CSV in ${folder}`];
  return files.flatMap((file) => {
    try {
      const sales = readSales(textOf(readFileSync(join(folder, file))));
      for (const [what, rows] of sales.leftOut)
        console.log(`${file}: ${rows} rows with ${what} are left out`);
      return judge(file, sales);
    } catch (error) {
      return [`${file} cannot be used: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** UTF-8, or UTF-16 that says so. */
function textOf(bytes: Buffer): string {
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
}

function judge(name: string, { train, test }: SplitSales): string[] {
  console.log(`\n${name}: ${train.length} cars to learn from, ${test.length} to judge by`);
  if (train.length + test.length === 0) throw new Error("no row of it can be used");
  if (test.length === 0)
    throw new Error("no row says test in its column split, so there is nothing to judge by");
  const [model, seconds] = timed(() => trainValuation(train));
  if (!model) throw new Error(`there is no model of fewer than ${minCars} cars`);
  const score = scoreOn(model, test);
  const digest = findDigest(name);
  const answers = answerTimes(model, test.slice(0, timedAnswers));
  const p99 = quantile(answers.ms, 0.99);
  console.log("                            MAPE  median APE  within 10 %  coverage  half width");
  console.log(row("ours", score));
  console.log(row("our trees alone", scoreOn({ ...model, treeShare: 1, similarShare: 0 }, test)));
  if (digest)
    console.log(`  gradient boosting (digest) ${cells([digest.mape, digest.medianApe, digest.within10])}`);
  console.log(
    `  training ${seconds.toFixed(1)} s, answer p50 ${quantile(answers.ms, 0.5).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms; ` +
      `shares ${model.treeShare} of trees, ${model.similarShare} of similar cars; ${answers.declined} of ${answers.ms.length} declined`,
  );
  const [min, max] = bars.coverage;
  const mayTake = bars.trainSeconds * Math.max(1, train.length / bars.trainedCars);
  return [
    ...(digest && score.mape > digest.mapeBar ? [`${name}: MAPE above ${digest.mapeBar}`] : []),
    // The share of a few cars is a matter of chance.
    ...(test.length >= 500 && (score.coverage < min || score.coverage > max)
      ? [`${name}: coverage outside ${min}–${max} %`]
      : []),
    ...(p99 > bars.answerMs ? [`${name}: an answer takes more than ${bars.answerMs} ms`] : []),
    ...(seconds > mayTake ? [`${name}: training takes more than ${mayTake.toFixed(0)} s`] : []),
  ];
}

/** The whole answer: number, range, steps and comparables, as a visitor gets it. */
function answerTimes(model: ValuationModel, cars: SplitSales["test"]): { ms: number[]; declined: number } {
  let declined = 0;
  const ms = cars.map((car) => {
    const [answer, seconds] = timed(() => valueCar(model, { car, isImported: false, condition: {} }));
    if (answer.kind === "declined") declined++;
    return seconds * 1_000;
  });
  return { ms: ms.toSorted((a, b) => a - b), declined };
}

function row(name: string, { mape, medianApe, within10, coverage, halfWidth }: Score): string {
  return `  ${name.padEnd(26)} ${cells([mape, medianApe, within10, coverage, halfWidth])}`;
}

function cells(numbers: readonly number[]): string {
  const widths = [5, 11, 13, 10, 12];
  return numbers.map((number, at) => number.toFixed(at === 0 ? 2 : 1).padStart(widths[at] ?? 10)).join("");
}

function timed<Result>(work: () => Result): [Result, seconds: number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1e6];
}
