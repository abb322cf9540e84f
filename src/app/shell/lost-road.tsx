import drawing from "./lost-road.svg?url&no-inline";

/** A road that parts at a milestone without a number; a built file, so that it is there without a network too. */
export function LostRoad() {
  return (
    <svg viewBox="0 56 640 344" aria-hidden="true" className="w-full rounded-lg">
      <use href={`${drawing}#lost`} />
    </svg>
  );
}
