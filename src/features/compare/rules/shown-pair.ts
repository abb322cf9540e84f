export type Side = "left" | "right";
/** The columns of a comparison that a narrow screen shows, counted from 1. */
export type ShownPair = Record<Side, number>;

/** Which column takes a side's place: the next in turn that does not stand on the other side already. */
export function nextShown(shown: ShownPair, side: Side, step: 1 | -1, columns: number): number {
  const other = shown[side === "left" ? "right" : "left"];
  const after = (column: number) => ((column - 1 + step + columns) % columns) + 1;
  const next = after(shown[side]);
  return next === other ? after(next) : next;
}
