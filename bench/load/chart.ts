import type { LoadResult } from "./report.ts";

const width = 760;
const rowHeight = 46;
const left = 130;
const top = 64;
const colours = { good: "#2f7d4f", refused: "#d9a441", failed: "#b3363b", ink: "#1d2327", quiet: "#6b7480" };

/** What became of what was sent, step by step: answered, told to come back, without any answer. */
export function chartOf({ capacity, steps }: LoadResult): string {
  const most = Math.max(...steps.map(({ perSecond }) => perSecond));
  const scale = (width - left - 150) / most;
  const height = top + steps.length * rowHeight + 34;
  const rows = steps.map((step, at) => {
    const y = top + at * rowHeight;
    const parts = [
      { length: step.goodput * scale, colour: colours.good },
      { length: step.refusedShare * step.perSecond * scale, colour: colours.refused },
      { length: step.failedShare * step.perSecond * scale, colour: colours.failed },
    ];
    let x = left;
    const bars = parts.map(({ length, colour }) => {
      const bar = `<rect x="${x.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="24" fill="${colour}"/>`;
      x += length;
      return bar;
    });
    const figures = `p99 ${step.p99.toFixed(0)} ms`;
    return `${text(left - 10, y + 17, step.name, "end")}${bars.join("")}${text(x + 8, y + 17, figures, "start", colours.quiet)}`;
  });
  const at = left + capacity * scale;
  const line = `<line x1="${at}" x2="${at}" y1="${top - 10}" y2="${height - 34}" stroke="${colours.ink}" stroke-dasharray="4 3"/>`;
  const legend = [
    ["answered", colours.good],
    ["told to come back", colours.refused],
    ["no answer", colours.failed],
  ].map(
    ([label = "", colour], nth) =>
      `<rect x="${left + nth * 150}" y="20" width="14" height="14" fill="${colour}"/>${text(left + 20 + nth * 150, 32, label)}`,
  );
  const foot = text(at, height - 14, `capacity ${capacity.toFixed(0)}/s`, "middle", colours.quiet);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Requests a second by what became of them, at multiples of the capacity"><rect width="${width}" height="${height}" fill="#fff"/><g font-family="system-ui, sans-serif" font-size="14">${legend.join("")}${line}${rows.join("")}${foot}</g></svg>\n`;
}

function text(x: number, y: number, words: string, anchor = "start", colour = colours.ink): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">${words}</text>`;
}
