import type { MapPlace } from "./map-places.ts";
import { type MapPoint, mapSize } from "./map-projection.ts";

export type MapLabel = { text: string; x: number; y: number; anchor: "start" | "end"; place: MapPlace };
export type Box = { left: number; right: number; top: number; bottom: number };

/** The road-edge post stands on its point. */
export const post = { width: 7, height: 17 } as const;

/** Letters are counted, not measured: 15 px Hanken Grotesk is at most this wide on average. */
const letterWidth = 7.7;
const ascent = 12;
const descent = 4;
const gap = 6;

/** Where a label may stand, best first: beside the posts, then a line up or down, all on the right before the left. */
const tries = [
  { anchor: "start", down: -4 },
  { anchor: "end", down: -4 },
  { anchor: "start", down: 10 },
  { anchor: "start", down: -16 },
  { anchor: "end", down: 10 },
  { anchor: "end", down: -16 },
] as const;
/** And for the one that is asked for, if it must be, further off: it is also set in bold. */
const further = [
  { anchor: "end", down: 22 },
  { anchor: "start", down: 22 },
  { anchor: "start", down: -28 },
  { anchor: "end", down: -28 },
] as const;
type Stand = (typeof tries | typeof further)[number];

/**
 * A label covers neither a post nor another label, nor leaves the sheet; one without room is left out. The
 * place of the store that is asked for chooses first, then those with most stores.
 */
export function placedLabels(places: readonly MapPlace[], asked: string | null = null): MapLabel[] {
  const takenBoxes: Box[] = places.flatMap(({ posts }) => posts.map(({ point }) => postBox(point)));
  const isRequested = ({ posts }: MapPlace) => posts.some(({ slug }) => slug === asked);
  const descendingBy = places.toSorted((one, other) => other.posts.length - one.posts.length);
  const inTurn = [
    ...descendingBy.filter(isRequested),
    ...descendingBy.filter((place) => !isRequested(place)),
  ];
  return inTurn.flatMap((place) => {
    const label = [...tries, ...(isRequested(place) ? further : [])]
      .map((attempt) => labelAt(place, attempt))
      .find((candidate) => isOnSheet(labelBox(candidate)) && !takenBoxes.some(overlaps(labelBox(candidate))));
    if (label === undefined) return [];
    takenBoxes.push(labelBox(label));
    return [label];
  });
}

function labelAt(place: MapPlace, { anchor, down }: Stand): MapLabel {
  const xs = place.posts.map(({ point }) => point.x);
  const ys = place.posts.map(({ point }) => point.y);
  const offset = post.width / 2 + gap;
  return {
    text: place.label,
    x: anchor === "start" ? Math.max(...xs) + offset : Math.min(...xs) - offset,
    y: (Math.max(...ys) + Math.min(...ys)) / 2 + down,
    anchor,
    place,
  };
}

export function labelBox({ text, x, y, anchor }: MapLabel): Box {
  const width = text.length * letterWidth;
  const left = anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - ascent, bottom: y + descent };
}

export function postBox({ x, y }: MapPoint): Box {
  return { left: x - post.width / 2, right: x + post.width / 2, top: y - post.height, bottom: y };
}

export const overlaps = (one: Box) => (other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export function isOnSheet({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= mapSize.width && top >= 0 && bottom <= mapSize.height;
}
