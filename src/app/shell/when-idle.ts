/** Once the page is painted and the browser has time. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(request);
}
