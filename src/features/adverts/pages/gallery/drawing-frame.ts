/** A damage that is marked on a drawing: its number, what it is called, where a click on it leads, and where it stands. */
export type DamageMark = { number: number; label: string; href: string; x: number; y: number };

export const carLength = 475;
/** What a drawing shows, with room for marks at its edges. */
export const drawingBoxes = {
  left: "-14 -164 504 178",
  right: "-14 -164 504 178",
  above: "-14 -14 504 218",
} as const;
export type DrawnView = keyof typeof drawingBoxes;
/** The side is drawn with its front to the right and upwards; the left side has the front to the left. */
export const drawingTransforms = {
  left: `translate(${carLength + 1} 0) scale(-1 -1)`,
  right: "scale(1 -1)",
  above: undefined,
} as const satisfies Record<DrawnView, string | undefined>;
