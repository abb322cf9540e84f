import type { ShownBody } from "./stock-links.ts";

/** The outlines are a file of their own, coloured from here. */
export function BodySilhouette({ body }: { body: ShownBody }) {
  return (
    <svg
      viewBox="-4 -200 540 204"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      className="mb-3.5 h-15 w-full"
    >
      <use href={`/scene/bodies.svg#${body}`} className="fill-none stroke-ink" strokeWidth="7" />
      <use href={`/scene/bodies.svg#${body}-glass`} className="fill-line-2" />
    </svg>
  );
}
