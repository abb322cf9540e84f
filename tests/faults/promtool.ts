import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "#tests/temporary-folder.ts";

export const hasPromtool = spawnSync("sh", ["-c", "command -v promtool"]).status === 0;

/** What Prometheus would read, minute for minute: the series with its labels, and its values as promtool writes them. */
export type Series = ReadonlyMap<string, string>;

const minutes = 120;
const instance = 'instance="a",job="site"';

/**
 * A scrape as it would have been read for two hours: what counts goes on counting, and times stay as far from now. A
 * series may have its own values said.
 */
export function seriesOf(scrape: string, readAt: Date): Map<string, string> {
  const series = new Map([[`up{${instance}}`, `1x${minutes}`]]);
  for (const line of scrape.split("\n")) {
    const [, name = "", labels = "", text = ""] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === "") continue;
    const value = Number(text);
    series.set(`${name}{${[labels, instance].filter(Boolean).join(",")}}`, valuesOf(name, value, readAt));
  }
  return series;
}

function valuesOf(name: string, value: number, readAt: Date): string {
  if (/_timestamp_seconds$/.test(name)) return age(readAt.getTime() / 1_000 - value);
  return /_(?:total|count|sum|bucket)$/.test(name) ? growing(value) : steady(value);
}

export const steady = (value: number) => `${value}x${minutes}`;
/** So much more every minute. */
export const growing = (perMinute: number) => `0+${perMinute}x${minutes}`;
/** A moment that is always so many seconds ago; below zero it is still to come. */
export const age = (seconds: number) => `${-seconds}+60x${minutes}`;

/** Which alarms stand at the end, by Prometheus' own evaluator. */
export function firedAlarms(series: Series): string[] {
  const folder = temporaryFolder();
  const fired = (expected: readonly string[]) => {
    const file = join(folder, "test.yml");
    const test = {
      interval: "1m",
      input_series: [...series].map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${minutes - 1}m`,
          exp_samples: expected.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
        },
      ],
    };
    const rule_files = [resolve("deploy/alerts.yml")];
    writeFileSync(file, JSON.stringify({ rule_files, evaluation_interval: "1m", tests: [test] }));
    return spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
  };
  // It says what it found where that is not what was expected: nothing is expected first.
  const { status, stdout, stderr } = fired([]);
  if (status === 0) return [];
  const found = [...`${stdout}${stderr}`.matchAll(/alertname="(\w+)"/g)].map(([, name = ""]) => name);
  if (found.length === 0) throw new Error(`promtool could not read it: ${stderr}`);
  return [...new Set(found)].toSorted();
}
