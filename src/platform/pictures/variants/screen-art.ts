import type { Pixels } from "../preview.ts";
import { textPath, textWidth } from "../sharing/text-path.ts";
import type { Laid } from "./warp.ts";

const size = { width: 784, height: 184 };
const letterHeight = 136;
const baseline = 136;
/** Of words on a screen, as a camera sees them. */
const glow = [226, 233, 238] as const;

/** Words for a screen, as a mask: red where they glow, black between them. Around it `warp` lays white. */
export function screenSvg(text: string): string {
  const letters = letterHeight * Math.min(1, size.width / textWidth(text, letterHeight));
  const x = (size.width - textWidth(text, letters)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<rect width="100%" height="100%" fill="#000"/>` +
    `${textPath(text, { x, y: baseline, size: letters, fill: "#f00", bold: 34 })}</svg>`
  );
}

/** What stood there gives way to the screen as it is around it, and the words glow on that. */
export function glowInto(picture: Pixels, mask: Laid): void {
  const screen = filledFromAround(picture, mask);
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const from = (y * mask.width + x) * 3;
      const around = mask.data[from + 1] ?? 255;
      if (around === 255) continue;
      const lit = ((mask.data[from] ?? 255) - around) / 255;
      const to = ((mask.top + y) * picture.width + mask.left + x) * 3;
      const inGrid = ((y + 1) * (mask.width + 2) + x + 1) * 3;
      for (let channel = 0; channel < 3; channel++)
        picture.data[to + channel] =
          (screen[inGrid + channel] ?? 0) * (1 - lit) + (glow[channel] ?? 0) * lit + 0.5;
    }
}

const passes = 120;

/** The picture below the mask and a pixel around it; below the mask every pixel is the mean of its neighbours. */
function filledFromAround(picture: Pixels, mask: Laid): Float64Array {
  const [columns, rows] = [mask.width + 2, mask.height + 2];
  const grid = new Float64Array(columns * rows * 3);
  const open: number[] = [];
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const row = within(mask.top + y - 1, picture.height - 1);
      const from = (row * picture.width + within(mask.left + x - 1, picture.width - 1)) * 3;
      const at = (y * columns + x) * 3;
      const isInside = x > 0 && y > 0 && x <= mask.width && y <= mask.height;
      const isOpen = isInside && (mask.data[((y - 1) * mask.width + x - 1) * 3 + 1] ?? 255) < 255;
      for (let channel = 0; channel < 3; channel++) grid[at + channel] = picture.data[from + channel] ?? 0;
      if (isOpen) open.push(at, at + 1, at + 2);
    }
  beginWithMean(grid, open);
  for (let pass = 0; pass < passes; pass++)
    for (const at of open) {
      const beside = (grid[at - 3] ?? 0) + (grid[at + 3] ?? 0);
      const mean = (beside + (grid[at - columns * 3] ?? 0) + (grid[at + columns * 3] ?? 0)) / 4;
      // Overshooting a little, it settles in a tenth of the passes.
      grid[at] = (grid[at] ?? 0) + 1.7 * (mean - (grid[at] ?? 0));
    }
  return grid;
}

/** What stood there must not shine through while it settles. */
function beginWithMean(grid: Float64Array, open: readonly number[]): void {
  const sums = [0, 0, 0];
  const isOpen = new Set(open);
  for (const [at, value] of grid.entries()) if (!isOpen.has(at)) sums[at % 3] = (sums[at % 3] ?? 0) + value;
  const around = Math.max(1, (grid.length - open.length) / 3);
  for (const at of open) grid[at] = (sums[at % 3] ?? 0) / around;
}
