import type { Pixels } from "../preview.ts";
import type { Corners } from "./picture-job.ts";

export type Laid = Pixels & { left: number; top: number };
type Point = { x: number; y: number };

/**
 * Takes the four corners to (0,0) (1,0) (1,1) (0,1): the inverse of Heckbert's map from the unit square to a
 * quadrilateral, row by row.
 */
function toUnitSquare([a, b, c, d]: readonly [Point, Point, Point, Point]): readonly number[] {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / size;
  const h = (dx1 * sy - sx * dy1) / size;
  const [m00, m01, m02] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m10, m11, m12] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  return [
    m11 - m12 * h,
    m02 * h - m01,
    m01 * m12 - m02 * m11,
    m12 * g - m10,
    m00 - m02 * g,
    m02 * m10 - m00 * m12,
    m10 * h - m11 * g,
    m01 * g - m00 * h,
    m00 * m11 - m01 * m10,
  ];
}

/** The art at full, half, quarter … size, so that a small plate is drawn from all of it. */
export function mipLevels(art: Pixels): Pixels[] {
  const levels = [art];
  for (let last = art; last.width > 16 && last.height > 4; levels.push(last)) last = halved(last);
  return levels;
}

function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height * 3);
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 3 + channel] ?? 0;
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const [u, v] = [2 * x, 2 * y];
        const sum =
          at(u, v, channel) + at(u + 1, v, channel) + at(u, v + 1, channel) + at(u + 1, v + 1, channel);
        out[(y * half.width + x) * 3 + channel] = (sum + 2) >> 2;
      }
  return { data: out, ...half };
}

/** Three by three samples a pixel are as good to the eye as more. */
const grid = 3;

/**
 * The art as it lies in a picture of the given size, white beyond its corners: to be multiplied in at left, top. Null
 * where nothing of it would be seen.
 */
export function warp(
  levels: readonly Pixels[],
  corners: Corners,
  picture: Omit<Pixels, "data">,
): Laid | null {
  const [a, b, c, d] = corners.map(([x, y]) => ({ x: x * picture.width, y: y * picture.height }));
  const [full] = levels;
  if (!a || !b || !c || !d || !full) return null;
  const xs = [a.x, b.x, c.x, d.x];
  const ys = [a.y, b.y, c.y, d.y];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const width = Math.min(picture.width, Math.ceil(Math.max(...xs))) - left;
  const height = Math.min(picture.height, Math.ceil(Math.max(...ys))) - top;
  if (width < 1 || height < 1) return null;

  const long = Math.max(distance(a, b), distance(d, c));
  const high = Math.max(distance(a, d), distance(b, c));
  // One pixel of the art for each sample, along the side that is squeezed least.
  const squeeze = Math.min(full.width / long, full.height / high) / grid;
  const level = Math.min(levels.length - 1, Math.floor(Math.log2(Math.max(1, squeeze))));
  const laid = { data: new Uint8Array(width * height * 3), width, height, left, top };
  sample(levels[level] ?? full, toUnitSquare([a, b, c, d]), laid);
  return laid;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Written for speed: this runs for every pixel of a plate, nine times. */
function sample(art: Pixels, toArt: readonly number[], into: Laid): void {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0, m8 = 0] = toArt;
  const sum = new Float64Array(3);
  const [right, bottom] = [art.width - 1, art.height - 1];
  for (let y = 0; y < into.height; y++)
    for (let x = 0; x < into.width; x++) {
      sum.fill(0);
      for (let at = 0; at < grid * grid; at++) {
        const px = into.left + x + ((at % grid) + 0.5) / grid;
        const py = into.top + y + (Math.floor(at / grid) + 0.5) / grid;
        const scale = m6 * px + m7 * py + m8;
        const u = (m0 * px + m1 * py + m2) / scale;
        const v = (m3 * px + m4 * py + m5) / scale;
        if (u < 0 || v < 0 || u >= 1 || v >= 1) {
          for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + 255;
          continue;
        }
        const [fx, fy] = [u * art.width - 0.5, v * art.height - 0.5];
        const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
        const [tx, ty] = [fx - ix, fy - iy];
        const [x0, x1] = [Math.max(0, ix), Math.min(right, ix + 1)];
        const [row0, row1] = [Math.max(0, iy) * art.width, Math.min(bottom, iy + 1) * art.width];
        for (let channel = 0; channel < 3; channel++) {
          const above = (art.data[(row0 + x0) * 3 + channel] ?? 0) * (1 - tx);
          const aboveRight = (art.data[(row0 + x1) * 3 + channel] ?? 0) * tx;
          const below = (art.data[(row1 + x0) * 3 + channel] ?? 0) * (1 - tx);
          const belowRight = (art.data[(row1 + x1) * 3 + channel] ?? 0) * tx;
          sum[channel] = (sum[channel] ?? 0) + (above + aboveRight) * (1 - ty) + (below + belowRight) * ty;
        }
      }
      const out = (y * into.width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        into.data[out + channel] = (sum[channel] ?? 0) / (grid * grid) + 0.5;
    }
}

/** Keeps the light and the shadows that lie on the blank plate. */
export function multiplyInto(picture: Pixels, over: Laid): void {
  for (let y = 0; y < over.height; y++) {
    const from = y * over.width * 3;
    const to = ((over.top + y) * picture.width + over.left) * 3;
    for (let at = 0; at < over.width * 3; at++)
      picture.data[to + at] = ((picture.data[to + at] ?? 0) * (over.data[from + at] ?? 255) + 127) / 255;
  }
}
