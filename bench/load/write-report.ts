import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { chartOf } from "./chart.ts";
import { bars, type LoadResult, missedBars, rowsOf, slowestOf } from "./report.ts";
import { mix, popularShare } from "./traffic.ts";

const chart = "pictures/load.svg";
const docs = new URL("../../docs/", import.meta.url);

/** The figures of one run, with what they are figures of. */
export function writeReport(result: LoadResult): void {
  const [head = [], ...rows] = rowsOf(result);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const missed = missedBars(result);
  const shares = Object.entries(mix).map(([kind, share]) => `${kind} ${share}`);
  writeFileSync(new URL(chart, docs), chartOf(result));
  writeFileSync(
    new URL("load.md", docs),
    `# Under load

Written by \`npm run bench:load -- --write\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, x64, load average ${(loadavg()[0] ?? 0).toFixed(0)} at its end
(far above the number of cores other work slowed all of it down). Why it is so: [decision 22](decisions/0022-admission-by-counted-work.md); for operators:
[operating.md](operating.md#too-much-at-once).

Visitors come at a steady rate, each for oneself (an open loop), and a time counts from when a request was to be sent; who waits for ten seconds gives up. In hundredths: ${shares.join(", ")}; of
lists and adverts ${popularShare * 100} % go to twelve that everybody looks at and come mostly from the cache. The capacity is what is answered while three times as much comes as eight visitors get who ask again
when they are answered. The server is a process of its own; with two cores the generator, the database and the server share them, so compare rows with each other, not with another machine.

![What became of the requests, step by step](${chart})

${line(head)}
${line(head.map(() => "---"))}
${rows.map(line).join("\n")}

${result.steps.map((one) => `- ${one.name}, p99 in ms: ${slowestOf(one).join(", ")}`).join("\n")}

Capacity ${result.capacity.toFixed(0)} a second; back to normal ${result.recovery} s after the crowd. Refusals (503 with \`Retry-After\`) are in "no p99"; probes ask \`/healthz\` ten times a second.

Bars at twice the capacity: answered at least ${bars.goodputOfPeak} of the peak up to the capacity, p99 at most ${bars.p99OfQuiet} times that at half the capacity, refusals and probes within ${bars.soonMs} ms (or what a probe
takes at half the capacity, where others load the machine), back to normal within ${bars.recoveryS} s, memory at
most ${bars.megabytesOfQuiet} times the quiet one. ${missed.length === 0 ? "All were held." : `Missed in this run: ${missed.join("; ")}.`}
`,
  );
}
