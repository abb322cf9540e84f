import { Meter } from "#ui/meter.tsx";

/** A car with three numbered remarks. */
export function DamageFigure() {
  const spots = [
    { x: 196, y: -70 },
    { x: 388, y: -34 },
    { x: 22, y: -58 },
  ];
  return (
    <svg viewBox="-10 -165 500 178" aria-hidden="true" className="h-37.5 w-full">
      <use href="/scene/bodies.svg#kombi" className="fill-surface stroke-control" strokeWidth="2.5" />
      <use href="/scene/bodies.svg#kombi-glass" className="fill-line" />
      {spots.map(({ x, y }, at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="18" className="fill-brand stroke-surface" strokeWidth="3" />
          <text y="7" textAnchor="middle" fontSize="20" className="fill-on-brand font-display font-[650]">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Three prices in steps, with the 30 days before the cut as a band. */
export function PriceFigure() {
  return (
    <svg viewBox="0 0 360 170" aria-hidden="true" fontSize="13.5" className="h-42.5 w-full fill-ink-2">
      <rect x="126" y="8" width="124" height="132" className="fill-accent-soft" />
      <path d="M8 140H352" className="stroke-line-2" />
      <path d="M8 34H88V52H250V98H352" fill="none" strokeWidth="3" className="stroke-data-1" />
      <circle cx="352" cy="98" r="5" className="fill-data-1" />
      <text x="8" y="24">
        319 900
      </text>
      <text x="134" y="42" className="fill-on-accent-soft font-semibold">
        30 dagar: 304 900
      </text>
      <text x="356" y="124" textAnchor="end" fontSize="17" className="fill-ink font-display font-[650]">
        289 900 kr
      </text>
      <text x="8" y="160">
        aug
      </text>
      <text x="118" y="160">
        sep
      </text>
      <text x="228" y="160">
        okt
      </text>
      <text x="352" y="160" textAnchor="end">
        nov
      </text>
    </svg>
  );
}

const measured = [
  { label: "Däck fram", value: "6 mm", percent: 75 },
  { label: "Däck bak", value: "5 mm", percent: 62 },
  { label: "Bromsar", value: "Normalt", percent: 100 },
  { label: "Batterihälsa", value: "94 %, mätt 3 nov", percent: 94 },
];

export function MeasureFigure() {
  return (
    <div aria-hidden className="grid gap-3.25 text-sm leading-normal">
      {measured.map(({ label, value, percent }) => (
        <div key={label}>
          <p className="-mb-1 flex justify-between">
            {label}
            <b>{value}</b>
          </p>
          <Meter percent={percent} />
        </div>
      ))}
    </div>
  );
}
