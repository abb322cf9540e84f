import type { LiveCar } from "./live-car.ts";

type Followed = { version: string; plates: readonly string[] };
/** `isWhole`: these are all of the plates that are still there, and not only those that have changed. */
type OnTold = (cars: LiveCar[], isWhole: boolean) => void;

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
/** Everybody is told at once that there is much to ask for; they ask one after the other. */
const spreadMs = 1_000;

/**
 * One line to the server for as long as the page is looked at: a hidden page has none, so that it can be kept for the
 * way back. It goes on from the version that was read last. Returns how to stop.
 */
export function followStock({ version, plates }: Followed, onTold: OnTold): () => void {
  let read = version;
  let wait = firstWaitMs;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const openIn = (ms: number) => {
    close();
    timer = setTimeout(open, ms);
  };
  const take =
    (isWhole: boolean) =>
    ({ data, lastEventId }: MessageEvent<string>) => {
      read = lastEventId;
      onTold(JSON.parse(data), isWhole);
    };
  function open() {
    close();
    if (document.hidden) return;
    source = new EventSource(`/live/cars?version=${read}&plates=${plates}`);
    source.onopen = () => {
      wait = firstWaitMs;
    };
    source.onmessage = take(false);
    source.addEventListener("shown", take(true));
    source.addEventListener("again", () => openIn(Math.random() * spreadMs));
    source.onerror = () => {
      openIn(wait * (1 + Math.random()));
      wait = Math.min(wait * 2, longestWaitMs);
    };
  }
  const seen = () => (document.hidden ? close() : open());

  open();
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", close);
  addEventListener("pageshow", seen);
  return () => {
    close();
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", seen);
  };
}
