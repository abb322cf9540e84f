import type { ComponentType } from "react";
import { figures } from "#features/content/pages/drawing/figures.tsx";
import type { InFront } from "../../rules/store-places.ts";
import { ground, type Plot } from "./plot.ts";

/** What stands before the house: lower on the sheet, so nearer. */
export function InFrontOf({ things, plot }: { things: readonly InFront[]; plot: Plot }) {
  return things.map((thing) => {
    const Thing = fronts[thing];
    return <Thing key={thing} {...plot} />;
  });
}

const near = ground + 12;

function Car({ x }: { x: number }) {
  return <g transform={`translate(${x} ${near - 68})`}>{figures.car}</g>;
}

const fronts: Record<InFront, ComponentType<Plot>> = {
  cars: ({ left, right }) => (
    <>
      <Car x={left + 18} />
      <Car x={right - 92} />
    </>
  ),
  chargers: ({ left, right }) => (
    <>
      {[left - 8, right - 100].map((x) => (
        <g key={x}>
          <Car x={x} />
          <path d={`M${x + 82} ${near}v-54q0-6 6-6h10q6 0 6 6v54z`} className="facade-wall" />
          <path d={`M${x + 95} ${near - 52}l-6 12h8l-6 12`} className="facade-mark" />
          <path d={`M${x + 82} ${near - 36}q-12 2-10 12t-12 6`} />
        </g>
      ))}
    </>
  ),
  vans: ({ left, right }) => (
    <>
      {[left + 4, right - 118].map((x) => (
        <g key={x} transform={`translate(${x} ${near - 66})`}>
          <path d="M2 58V10q0-6 6-6h58q6 0 6 6v48z" className="facade-wall" />
          <path d="M72 58V22h16q6 0 9 6l9 18q2 3 2 8v4z" className="facade-wall" />
          <path d="M78 28h10l8 16H78z" className="facade-glass" />
          <circle cx="24" cy="58" r="8" className="facade-wheel" />
          <circle cx="90" cy="58" r="8" className="facade-wheel" />
        </g>
      ))}
    </>
  ),
  parcels: ({ left }) => (
    <g transform={`translate(${left + 12} ${near - 84})`}>
      <path d="M0 66h150v10H0z" className="facade-wall" />
      <g transform="translate(18 0)">{figures.car}</g>
      <path d="M150 76V28h22q6 0 9 6l8 16q3 4 3 10v16z" className="facade-wall" />
      <path d="M156 34h15l9 18h-24z" className="facade-glass" />
      <circle cx="28" cy="76" r="8" className="facade-wheel" />
      <circle cx="52" cy="76" r="8" className="facade-wheel" />
      <circle cx="172" cy="76" r="8" className="facade-wheel" />
    </g>
  ),
  flags: ({ left }) => (
    <>
      <path d={`M${left - 26} ${near}v-178`} />
      <path d={`M${left - 26} ${near - 176}h34l-8 12 8 12h-34z`} className="facade-sign" />
      <path d={`M${left - 54} ${near}v-160`} />
      <path d={`M${left - 54} ${near - 158}h-34l8 12-8 12h34z`} className="facade-flag" />
    </>
  ),
};
