import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import type { DebtPoint } from "../rules/debt-against-value.ts";

const bottom = 32;
const left = 46;
const top = 12;
/** Between two lines: the least that needs no more than five of them. */
const lineSteps = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const largestStep = 1_000_000;

type Shape = { width: number; height: number };
const shapes = { wide: { width: 780, height: 312 }, slim: { width: 360, height: 260 } } as const;

/** Debt and expected value over the loan, in two shapes of which a screen shows one. The table beside it says the same. */
export function DebtChart({ points }: { points: readonly DebtPoint[] }) {
  return (
    <>
      {(["wide", "slim"] as const).map((name) => (
        <Chart key={name} points={points} shape={shapes[name]} className={`finance-chart finance-${name}`} />
      ))}
    </>
  );
}

function Chart({
  points,
  shape: { width, height },
  className,
}: {
  points: readonly DebtPoint[];
  shape: Shape;
  className: string;
}) {
  const months = Math.max(1, points.at(-1)?.month ?? 1);
  const max = Math.max(...points.map(({ high, debt }) => Math.max(high, debt)));
  const step = lineSteps.find((kronor) => max <= kronor * 5) ?? largestStep;
  const lines = Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step);
  const right = width - 14;
  const x = (month: number) => left + (month / months) * (right - left);
  const y = (kronor: number) => height - bottom - (kronor / (lines.at(-1) ?? step)) * (height - bottom - top);
  const path = (of: (point: DebtPoint) => number, along = points) =>
    along.map((point) => `${x(point.month).toFixed(1)} ${y(of(point)).toFixed(1)}`).join(" L");
  const end = points.at(-1);
  const every = Math.ceil(points.length / (width < 400 ? 4 : 8));
  const labels = points.filter((_, at) => at % every === 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(points)} className={className}>
      {lines.map((kronor) => (
        <g key={kronor}>
          <path d={`M${left} ${y(kronor)}H${right}`} className="finance-line" />
          <text x={left - 8} y={y(kronor) + 5} textAnchor="end">
            {formatNumber(kronor / 1_000)}
          </text>
        </g>
      ))}
      <path
        d={`M${path(({ high }) => high)} L${path(({ low }) => low, points.toReversed())}Z`}
        className="finance-range-area"
      />
      <path d={`M${path(({ estimate }) => estimate)}`} className="finance-value-line" />
      <path d={`M${path(({ debt }) => debt)}`} className="finance-debt-line" />
      {end && <circle cx={x(end.month)} cy={y(end.debt)} r="6" className="finance-end" />}
      {labels.map(({ month }) => (
        <text
          key={month}
          x={x(month)}
          y={height - 8}
          textAnchor={month === 0 ? "start" : month === months ? "end" : "middle"}
        >
          {month === 0 ? "Start" : `${month} mån`}
        </text>
      ))}
    </svg>
  );
}

function describe(points: readonly DebtPoint[]): string {
  const sentences = points.map(
    ({ month, debt, estimate }) =>
      `${month === 0 ? "Start" : `Efter ${month} månader`}: skuld ${formatKronor(debt)}, värde ${formatNumber(Math.round(estimate / 1_000) * 1_000)}`,
  );
  return `Skuld mot väntat värde. ${sentences.join(". ")}.`;
}
