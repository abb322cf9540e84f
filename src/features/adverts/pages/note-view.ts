import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { track } from "#features/visitors/pages/track.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withAdvertView, withInteraction, withVisited } from "#features/visitors/rules/viewed-cars.ts";

const visitedKey = "visitedAdverts";

/** Among the last ten of this browser, and among those of this visit. */
export async function noteView(text: string, now: number): Promise<void> {
  const plate = licensePlate.parse(text);
  recordVisited(plate);
  track({ event: "view_advert" });
  await changeBrowserState((state) => ({
    ...state,
    history: withInteraction(withAdvertView(state.history, plate, now), now),
  }));
}

/** The session's own storage may be blocked as the other one. */
function recordVisited(plate: LicensePlate): void {
  try {
    const visited = (sessionStorage.getItem(visitedKey) ?? "").split(",").flatMap((text) => {
      const read = licensePlate.safeParse(text);
      return read.success ? [read.data] : [];
    });
    sessionStorage.setItem(visitedKey, withVisited(visited, plate).join(","));
  } catch {
    // Then nothing is remembered.
  }
}
