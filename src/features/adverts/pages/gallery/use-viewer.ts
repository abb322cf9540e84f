import { useLocation, useNavigate } from "react-router";
import { pictureId } from "../gallery-view.ts";
import type { StagePart } from "../stage/stage-memory.ts";

/**
 * The open viewer is a step of its own in the browser's history, so "back" closes it and the advert stays. The address
 * names the picture, so it can be sent to somebody.
 */
export function useViewer() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  return {
    mode: modeFrom(state),
    /** Whoever opens it again before it has left the page has opened another: the one that is closed stays so. */
    step: key,
    open: (viewer: StagePart, at: number) => {
      const to = { pathname, search, hash: pictureId(at) };
      void navigate(to, { state: { viewer }, preventScrollReset: true });
    },
    /** A place on the same page, by the router: it would not know of a step that the browser makes. */
    goTo: (hash: string) => void navigate({ pathname, search, hash }),
    /** Closing by "back" has made the step already. */
    close: () => {
      if (modeFrom(history.state?.usr) !== null) void navigate(-1);
    },
  };
}

/** The address follows what is shown, without a step for each picture. */
export function nameShownPicture(at: number): void {
  history.replaceState(history.state, "", `#${pictureId(at)}`);
}

const modes: readonly unknown[] = ["pictures", "spin", "sphere", "film"] satisfies StagePart[];

/** What is remembered with a step of the history may be anything: a page of an earlier release wrote it. */
function modeFrom(state: unknown): StagePart | null {
  const viewer = typeof state === "object" && state !== null && "viewer" in state ? state.viewer : null;
  return modes.includes(viewer) ? (viewer as StagePart) : null;
}
