/** What the house is drawn on. */
export const sheet = { width: 640, height: 250 } as const;
export const ground = 222;

/** Where the house stands, how many windows wide it is, and what its sign says. */
export type Plot = { left: number; right: number; width: number; bays: number; sign: string };

/** So many things side by side from `from`, each `step` wide. */
export function inRow(count: number, from: number, step: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at * step);
}
