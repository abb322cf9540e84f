/** So long, or until the event: whoever waits for a connection need not wait for the clock. Gives up with the signal. */
export function waitForOrEvent(
  ms: number,
  signal: AbortSignal,
  wake?: { target: EventTarget; event: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", give);
      wake?.target.removeEventListener(wake.event, go);
      finish();
    };
    const go = () => end(resolve);
    const give = () => end(() => reject(signal.reason));
    const timer = setTimeout(go, ms);
    if (signal.aborted) return give();
    signal.addEventListener("abort", give);
    wake?.target.addEventListener(wake.event, go);
  });
}
