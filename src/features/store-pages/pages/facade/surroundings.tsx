import type { ComponentType } from "react";
import type { Surrounding } from "../../rules/store-places.ts";
import { ground } from "./plot.ts";

/** Each lies at the left edge, and is turned round for the right one. */
export const surroundings: Record<Surrounding, ComponentType> = {
  firs: () => (
    <>
      <Fir x={26} height={96} />
      <Fir x={70} height={138} />
      <Fir x={118} height={112} />
      <Fir x={156} height={84} />
    </>
  ),
  leaves: () => (
    <>
      <Leaf x={34} height={104} />
      <Leaf x={96} height={132} />
      <Leaf x={148} height={92} />
    </>
  ),
  water: () => (
    <>
      <path d={`M-200 ${ground - 34}h420v34h-420z`} className="facade-far" />
      <path
        d={`M10 ${ground - 22}q8-6 16 0t16 0M84 ${ground - 14}q8-6 16 0t16 0M-30 ${ground - 10}q8-6 16 0t16 0`}
        className="facade-quiet"
      />
      <path d={`M34 ${ground - 34}h44l-8 14H42z`} className="facade-wall" />
      <path d={`M54 ${ground - 34}v-62l30 50H54M54 ${ground - 88}l-18 42h18`} className="facade-wall" />
      <path d={`M120 ${ground - 34}h60M130 ${ground - 34}v22M152 ${ground - 34}v22M174 ${ground - 34}v22`} />
    </>
  ),
  hills: () => (
    <>
      <path d={`M-200 ${ground}v-70q120-60 200-10t180-34 150 114z`} className="facade-far" />
      <path d={`M-200 ${ground}v-30q140-40 230-6t160 36z`} className="facade-near" />
      <Fir x={62} height={58} />
      <Fir x={88} height={74} />
    </>
  ),
  houses: () => (
    <>
      <path d={`M4 ${ground}v-46l32-30 32 30v46zM50 ${ground - 64}v-18h10v28`} className="facade-wall" />
      <path d={`M26 ${ground}v-26h18v26`} />
      <path d={`M82 ${ground}v-56l36-32 36 32v56z`} className="facade-wall" />
      <path d={`M94 ${ground - 44}h18v18H94zM124 ${ground - 44}h18v18h-18z`} className="facade-glass" />
      <Leaf x={74} height={62} />
    </>
  ),
  town: () => (
    <>
      <path
        d={`M-200 ${ground}v-70h150v-30h44v-24h40v44h30v-26h44v50h40v-36h44v92z`}
        className="facade-far"
      />
      <path d={`M74 ${ground}v-112l14-40 14 40v112`} className="facade-far" />
      <path d={`M88 ${ground - 152}v-14`} className="facade-quiet" />
    </>
  ),
  works: () => (
    <>
      <path d={`M-200 ${ground}v-60h150l36-26v26l36-26v26l36-26v26h60v60z`} className="facade-far" />
      <path d={`M84 ${ground - 60}l6-92h14l6 92`} className="facade-far" />
      <path
        d={`M130 ${ground}v-134h84M130 ${ground - 134}l-34 14M184 ${ground - 134}v34M130 ${ground - 150}l54 16`}
        className="facade-quiet"
      />
    </>
  ),
};

function Fir({ x, height }: { x: number; height: number }) {
  const third = height / 3.4;
  return (
    <>
      <path d={`M${x} ${ground}v-14`} />
      <path
        d={`M${x} ${ground - height}l${third * 0.5} ${third}h-${third * 0.2}l${third * 0.45} ${third}h-${third * 0.2}l${third * 0.45} ${third}H${x - third}l${third * 0.45}-${third}h-${third * 0.2}l${third * 0.45}-${third}h-${third * 0.2}z`}
        className="facade-tree"
      />
    </>
  );
}

function Leaf({ x, height }: { x: number; height: number }) {
  const radius = height * 0.32;
  return (
    <>
      <path
        d={`M${x} ${ground}v-${height * 0.5}M${x} ${ground - height * 0.34}l${radius * 0.4}-${radius * 0.4}`}
      />
      <path
        d={`M${x} ${ground - height * 0.38}c-${radius * 1.3} 0-${radius * 1.3}-${radius * 1.2}-${radius * 0.6}-${radius * 1.3} 0-${radius * 0.9} ${radius * 1.2}-${radius * 0.9} ${radius * 1.2} 0 ${radius * 0.8} .1 ${radius * 0.7} ${radius * 1.3}-${radius * 0.6} ${radius * 1.3}z`}
        className="facade-tree"
      />
    </>
  );
}
