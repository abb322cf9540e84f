import { isGood, type Step, times } from "./step.ts";
import { type Kind, mix } from "./traffic.ts";

export type LoadResult = { capacity: number; steps: readonly Step[]; recovery: number };

/** What must hold at twice the capacity, and after it. */
export const bars = {
  goodputOfPeak: 0.9,
  p99OfQuiet: 3,
  soonMs: 100,
  recoveryS: 5,
  megabytesOfQuiet: 1.5,
} as const;

export const heads = [
  "",
  "sent/s",
  "answered/s",
  "refused %",
  "failed %",
  "p50 ms",
  "p99 ms",
  "no p99 ms",
  "probe p99",
  "MB",
] as const;

export function rowsOf({ steps }: LoadResult): string[][] {
  const percent = (share: number) => (share * 100).toFixed(1);
  return [
    [...heads],
    ...steps.map((one) => [
      one.name,
      one.perSecond.toFixed(0),
      one.goodput.toFixed(0),
      percent(one.refusedShare),
      percent(one.failedShare),
      one.p50.toFixed(0),
      one.p99.toFixed(0),
      one.refusedP99.toFixed(0),
      one.probeP99.toFixed(0),
      one.megabytes.toFixed(0),
    ]),
  ];
}

export function missedBars({ capacity, steps, recovery }: LoadResult): string[] {
  const [quiet, full, twice] = steps;
  if (!quiet || !full || !twice) return ["a step is missing"];
  // Past the capacity the peak grows by what is cheap: popular pages and pictures are never refused.
  const peak = Math.max(capacity, quiet.goodput, full.goodput);
  // On a machine that others load a probe is late in quiet hours, too.
  const soonMs = Math.max(bars.soonMs, quiet.probeP99);
  const held: Readonly<Record<string, boolean>> = {
    [`answered at twice the capacity: ${(twice.goodput / peak).toFixed(2)} of the peak`]:
      twice.goodput >= bars.goodputOfPeak * peak,
    [`p99 at twice the capacity: ${(twice.p99 / quiet.p99).toFixed(1)} times the quiet one`]:
      twice.p99 <= bars.p99OfQuiet * quiet.p99,
    [`a refusal takes ${twice.refusedP99.toFixed(0)} ms`]: twice.refusedP99 <= soonMs,
    "a refusal without Retry-After": steps.every(({ isWellRefused }) => isWellRefused),
    [`a probe takes ${twice.probeP99.toFixed(0)} ms`]: twice.probeP99 <= soonMs,
    "a probe unanswered": steps.every(({ probesFailed }) => probesFailed === 0),
    [`back to normal after ${recovery} s`]: recovery <= bars.recoveryS,
    [`memory ${(twice.megabytes / quiet.megabytes).toFixed(1)} times the quiet one`]:
      twice.megabytes <= bars.megabytesOfQuiet * quiet.megabytes,
  };
  return Object.entries(held).flatMap(([what, holds]) => (holds ? [] : [what]));
}

/** What a class of requests takes at worst; forms are few, and wait for the database. */
export function slowestOf({ answers }: Step): string[] {
  return (Object.keys(mix) as Kind[]).map((kind) => {
    const ofKind = answers.filter((one) => one.kind === kind && isGood(one));
    return `${kind} ${times(ofKind, 0.99).toFixed(0)}`;
  });
}
