export type Side = "left" | "right";
/** The columns of a comparison that a narrow screen shows, counted from 1. */
export type ShownPair = Record<Side, number>;

const pairForm = /^([1-9])-([1-9])$/;

/** Which two columns the address asks for, as "3-2"; the first two where it asks for none that there are. */
export function pairFromText(text: string | null, columns: number): ShownPair {
  const [left = 0, right = 0] =
    pairForm
      .exec(text ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  const isThere = (column: number) => column > 0 && column <= columns;
  return isThere(left) && isThere(right) && left !== right ? { left, right } : { left: 1, right: 2 };
}

/** The pair once a column has given its place to the next, as the address says it. */
export function textOfNextPair(shown: ShownPair, column: number, columns: number): string {
  const side: Side = column === shown.left ? "left" : "right";
  const next = { ...shown };
  next[side] = nextShown(shown, side, 1, columns);
  return `${next.left}-${next.right}`;
}

/** Which column takes a side's place: the next in turn that does not stand on the other side already. */
export function nextShown(shown: ShownPair, side: Side, step: 1 | -1, columns: number): number {
  const other = shown[side === "left" ? "right" : "left"];
  const after = (column: number) => ((column - 1 + step + columns) % columns) + 1;
  const next = after(shown[side]);
  return next === other ? after(next) : next;
}
