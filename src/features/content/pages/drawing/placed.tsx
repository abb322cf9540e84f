import type { ReactNode } from "react";
import { figures } from "./figures.tsx";

/** Where everything stands, of 188. */
export const ground = 186;

const surface = "var(--ms-surface)";

/** A figure with its feet on the ground, or so far above it; its line is 2.5 however large it is. */
export function Placed({
  figure,
  x,
  size = 1,
  above = 0,
}: {
  figure: keyof typeof figures;
  x: number;
  size?: number;
  above?: number;
}) {
  return (
    <g
      transform={`translate(${x} ${Math.round(ground - above - 68 * size)}) scale(${size})`}
      fill={surface}
      strokeWidth={Math.round(25 / size) / 10}
    >
      {figures[figure]}
    </g>
  );
}

/** Somebody who stands there; `hand` is which way the arm goes. */
export function Person({ x, hand, apron = false }: { x: number; hand: "left" | "right"; apron?: boolean }) {
  const turn = hand === "left" ? `translate(${x * 2} 0) scale(-1 1)` : undefined;
  return (
    <g transform={turn} fill={surface}>
      <path d={`M${x - 9} ${ground}v-34h18v34M${x} ${ground}v-30`} />
      <path
        d={`M${x - 15} ${ground - 32}v-30q0-14 15-14t15 14v30z`}
        fill={apron ? "var(--ms-brand)" : surface}
      />
      <path d={`M${x + 8} ${ground - 62}q6 14 24 14`} fill="none" />
      <circle cx={x} cy={ground - 90} r="11" />
    </g>
  );
}

export function Post({ x }: { x: number }) {
  return (
    <g stroke="none">
      <path d={`M${x} ${ground - 56}l13 8v48h-13z`} fill="var(--ms-brand)" />
      <path d={`M${x} ${ground - 34}h13v9h-13z`} fill="var(--ms-accent)" />
    </g>
  );
}

export function Tree({ x, height }: { x: number; height: number }) {
  const half = height * 0.26;
  return (
    <g stroke="var(--ms-control)">
      <path d={`M${x} ${ground}v-${Math.round(height * 0.3)}`} />
      <path
        d={`M${x} ${ground - height}q${half} ${height * 0.34} ${half} ${height * 0.5}t-${half} ${height * 0.3}q-${half} 0-${half}-${height * 0.3}t${half}-${height * 0.5}z`}
        fill="var(--ms-brand-soft)"
      />
    </g>
  );
}

/** Land behind everything else. */
export const hills: ReactNode = (
  <g stroke="none">
    <path d={`M0 140c70-34 130-30 190-8s110 18 170-14 150-34 240 8v60H0z`} fill="var(--ms-brand-soft)" />
    <path d={`M0 164c90-20 150-6 230 0s170-22 370-8v30H0z`} fill="var(--ms-sunken)" />
  </g>
);

export const roofs: ReactNode = (
  <path
    d={`M0 ${ground}v-52h46v-24h40v40h52v-54l30-22 30 22v54h64v-30h48v30h40v-60h44v60h56v-36l26-18 26 18v36h98v36z`}
    fill="var(--ms-brand-soft)"
    stroke="none"
  />
);
