import type { ReactNode } from "react";
import type { SceneName } from "../../rules/drawing-names.ts";

/** Four places, 150 apart; the ground lies at 184 of 194. */
export const places = [0, 150, 300, 450] as const;
export const ground = 184;

const hills = (
  <>
    <path
      d="M0 138c70-34 130-30 190-8s110 18 170-14 150-34 240 8v60H0z"
      fill="var(--ms-brand-soft)"
      stroke="none"
    />
    <path d="M0 160c90-20 150-6 230 0s170-22 370-8v32H0z" fill="var(--ms-sunken)" stroke="none" />
  </>
);
const line = <path d={`M0 ${ground}h600`} strokeWidth="2" />;

/** What the row stands on. A road has posts: there the four come one after the other. */
export const scenes: Record<SceneName, ReactNode> = {
  road: (
    <>
      {hills}
      {line}
      <path
        d={`${Array.from({ length: 21 }, (_, at) => `M${at * 30} ${ground}v${at % 5 === 0 ? 9 : 5}`).join("")}`}
        stroke="var(--ms-control)"
        strokeWidth="1"
      />
      {places.map((x) => (
        <g key={x} stroke="none">
          <path d={`M${x + 2} 126l13 8v50h-13z`} fill="var(--ms-brand)" />
          <path d={`M${x + 2} 150h13v9h-13z`} fill="var(--ms-accent)" />
        </g>
      ))}
    </>
  ),
  hills: (
    <>
      <circle cx="548" cy="44" r="24" fill="var(--ms-accent-soft)" stroke="none" />
      {hills}
      {line}
    </>
  ),
  town: (
    <>
      <path
        d="M0 184V120h46v-28h40v50h52V88l30-22 30 22v54h64v-34h48v34h40V76h44v66h56v-40l26-18 26 18v40h98v42z"
        fill="var(--ms-brand-soft)"
        stroke="none"
      />
      {line}
    </>
  ),
  shelf: (
    <>
      <path d="M0 112h600v72H0z" fill="var(--ms-sunken)" stroke="none" />
      {line}
      <path d={`M0 ${ground}h600v8H0z`} fill="var(--ms-brand-soft)" stroke="none" />
    </>
  ),
};
