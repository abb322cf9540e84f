const fullTurn = 360;

/** The sides of a car in the order they come by, a quarter of a turn each; the first frame is the front. */
const sides = ["framifrån", "från vänster", "bakifrån", "från höger"] as const;

/** A drag over the whole width of the stage is one turn; the car follows the hand. */
export function frameAfterDrag(
  start: number,
  { moved, width, count }: { moved: number; width: number; count: number },
): number {
  return frameAt(start - Math.round((moved / width) * count), count);
}

/** Turning on past the last frame begins anew. */
export function frameAt(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

const keys: Record<string, (frame: number, count: number) => number> = {
  ArrowRight: (frame) => frame + 1,
  ArrowUp: (frame) => frame + 1,
  ArrowLeft: (frame) => frame - 1,
  ArrowDown: (frame) => frame - 1,
  PageUp: (frame, count) => frame + Math.round(count / 4),
  PageDown: (frame, count) => frame - Math.round(count / 4),
  Home: () => 0,
};

/** Null for a key that turns nothing. */
export function frameAfterKey(key: string, frame: number, count: number): number | null {
  const next = keys[key]?.(frame, count);
  return next === undefined ? null : frameAt(next, count);
}

export function degreesOf(frame: number, count: number): number {
  return Math.round((frame * fullTurn) / count);
}

/** "90 grader, från vänster" */
export function angleText(frame: number, count: number): string {
  const degrees = degreesOf(frame, count);
  const side = sides[Math.round(degrees / (fullTurn / sides.length)) % sides.length];
  return `${degrees} grader, ${side}`;
}

/** The nearest to what is shown first, on both sides, so that a first drag finds its pictures. */
export function loadingOrder(count: number, shown = 0): number[] {
  const away = (at: number) => Math.min(frameAt(at - shown, count), frameAt(shown - at, count));
  return Array.from({ length: count }, (_, at) => at).toSorted((a, b) => away(a) - away(b));
}
