/** RGB, three bytes a pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** The grid that a preview is worked out from: whoever makes one shrinks the picture to it first. */
export const previewGrid = { width: 16, height: 12 } as const;

type Cell = { x: number; y: number; colour: readonly number[] };

/** What differs less from the border than this belongs to the backdrop. */
const noticeable = 16;
/** From the spread of what stands out to the radius of the spot that stands for it. */
const spotPerSpread = 2.3;

/**
 * A blurred preview as one CSS value of at most 60 bytes: a soft spot in the colour of the motive, where it stands, on
 * the colour of the backdrop. It needs no script, no decoding and no request.
 */
export function previewOf({ data, width, height }: Pixels): string {
  const cells = Array.from({ length: width * height }, (_, at): Cell => {
    const x = at % width;
    return {
      x: x + 0.5,
      y: Math.floor(at / width) + 0.5,
      colour: [...data.subarray(at * 3, at * 3 + 3)],
    };
  });
  const isBorder = ({ x, y }: Cell) => x < 1 || y < 1 || x > width - 1 || y > height - 1;
  const backdrop = meanColour(cells.filter(isBorder), () => 1);
  const weightOf = ({ colour }: Cell) => {
    const distance = Math.hypot(...colour.map((value, at) => value - (backdrop[at] ?? 0)));
    return Math.max(0, distance - noticeable) ** 2 + 0.001;
  };
  const mean = (value: (cell: Cell) => number) => weightedMean(cells, weightOf, value);
  const [x, y] = [mean((cell) => cell.x), mean((cell) => cell.y)];
  const radius = (centre: number, place: (cell: Cell) => number, of: number) =>
    percent(spotPerSpread * Math.sqrt(mean((cell) => (place(cell) - centre) ** 2)), of);
  const spot = meanColour(cells, (cell) => Math.sqrt(weightOf(cell)));
  const size = `${radius(x, (cell) => cell.x, width)} ${radius(y, (cell) => cell.y, height)}`;
  return `radial-gradient(${size} at ${percent(x, width)} ${percent(y, height)},${hex(spot)},${hex(backdrop)})`;
}

function weightedMean(cells: Cell[], weight: (cell: Cell) => number, value: (cell: Cell) => number): number {
  let [sum, weights] = [0, 0];
  for (const cell of cells) {
    sum += weight(cell) * value(cell);
    weights += weight(cell);
  }
  return sum / weights;
}

function meanColour(cells: Cell[], weight: (cell: Cell) => number): number[] {
  return [0, 1, 2].map((channel) => weightedMean(cells, weight, ({ colour }) => colour[channel] ?? 0));
}

const percent = (value: number, of: number) => `${Math.round((100 * value) / of)}%`;
const hex = (colour: number[]) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
