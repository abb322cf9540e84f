import type { LiveCar } from "./live-car.ts";

type Followed = { version: string; plates: readonly string[] };
/** `isFull`: these are all of the plates that are still there, and not only those that have changed. */
type OnUpdate = (cars: LiveCar[], isFull: boolean) => void;

const firstWaitMs = 2_000;
const maxWaitMs = 60_000;
/** After a large change all open pages would ask at the same moment, so they ask at random times. */
const spreadMs = 1_000;

/**
 * One line to the server for as long as the page is looked at: a hidden page has none, so that it can be kept for the
 * way back. It goes on from the version that was read last. Returns how to stop.
 */
export function followStock({ version, plates }: Followed, onUpdate: OnUpdate): () => void {
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
  const handleMessage =
    (isFull: boolean) =>
    ({ data, lastEventId }: MessageEvent<string>) => {
      read = lastEventId;
      onUpdate(JSON.parse(data), isFull);
    };
  function open() {
    close();
    if (document.hidden) return;
    source = new EventSource(`/live/cars?version=${read}&plates=${plates}`);
    source.onopen = () => {
      wait = firstWaitMs;
    };
    source.onmessage = handleMessage(false);
    source.addEventListener("shown", handleMessage(true));
    source.addEventListener("again", () => openIn(Math.random() * spreadMs));
    source.onerror = () => {
      openIn(wait * (1 + Math.random()));
      wait = Math.min(wait * 2, maxWaitMs);
    };
  }
  const onVisibilityChange = () => (document.hidden ? close() : open());

  open();
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("pagehide", close);
  addEventListener("pageshow", onVisibilityChange);
  return () => {
    close();
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", onVisibilityChange);
  };
}
