import type { SphereSpot } from "../stage/moving-view.ts";
import { placeOnSurface, type ViewDirection } from "./view-direction.ts";

type Seen = { view: ViewDirection; surface: { width: number; height: number } };

/** Past the edges a mark would cut the frame. */
const margin = 22;

/** Moves the marks along with the picture, at once and without React: it is done with every frame of a drag. */
export function placeSpots(marks: HTMLElement | null, spots: readonly SphereSpot[], seen: Seen): void {
  const { width, height } = seen.surface;
  spots.forEach((spot, at) => {
    const mark = marks?.children[at];
    if (!(mark instanceof HTMLElement)) return;
    const place = placeOnSurface(spot, seen.view, seen.surface);
    const [x, y] = place ? [place.x * width, place.y * height] : [-1, -1];
    const isSeen = x >= margin && y >= margin && x <= width - margin && y <= height - margin;
    mark.classList.toggle("stage-spot-away", !isSeen);
    // What is out of sight stays within the frame, so that the keyboard finds it without a leap of the page.
    mark.style.left = `${isSeen ? x : width / 2}px`;
    mark.style.top = `${isSeen ? y : height / 2}px`;
  });
}
