/** Widths in pixels a picture is made in: small ones for parts of a page, large ones for a whole screen. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

const widths: readonly number[] = [...imageWidths, ...deviceWidths];

/** The least width that fills the space; the widest there is when none does. */
export function widthToFill(pixels: number): number {
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}
