import type { Corners } from "./demo-set.ts";

/**
 * Where the mil stand on the instruments, worked out from the renderer's cameras: all bodies have the same instruments,
 * but the picture from behind is taken from nearer in a coupé. In what is driven sitting upright the steering wheel hides
 * them there.
 */
const fromBehind: Corners = [
  [0.31283, 0.44762],
  [0.34245, 0.44797],
  [0.34258, 0.45551],
  [0.31299, 0.45515],
];
const fromBehindNear: Corners = [
  [0.28689, 0.4391],
  [0.32047, 0.4395],
  [0.32061, 0.44809],
  [0.28707, 0.44767],
];
const fromTheSide: Corners = [
  [0.35032, 0.41183],
  [0.37372, 0.42053],
  [0.37301, 0.42997],
  [0.3497, 0.42092],
];
const allAround: Corners = [
  [0.374, 0.61557],
  [0.38728, 0.62403],
  [0.38673, 0.63037],
  [0.37344, 0.6215],
];

const rows: readonly { pattern: RegExp; corners: Corners }[] = [
  { pattern: /^interior\/(?:suv|kombi|halvkombi|sedan)-dash-/, corners: fromBehind },
  { pattern: /^interior\/(?:sportkupe|cab)-dash-/, corners: fromBehindNear },
  { pattern: /^interior\/.+-dash2-/, corners: fromTheSide },
  { pattern: /^panorama\/.+-inne-/, corners: allAround },
];

/** Null where no mil are to be read. */
export function instrumentsIn(source: string): Corners | null {
  return rows.find(({ pattern }) => pattern.test(source))?.corners ?? null;
}
