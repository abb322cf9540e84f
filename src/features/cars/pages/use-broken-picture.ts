import { useEffect, useRef, useState } from "react";

/**
 * Whether the browser could not show the picture at this address. What failed before the page was hydrated has had its
 * event already: an image that is complete and has no width tells of it.
 */
export function useBrokenPicture(url: string | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const onError = () => setBroken(url ?? null);
  // Once, as the page found it: later failures are told by their event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that has just changed is not complete yet
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onError();
  }, []);
  return { isBroken: broken !== null && broken === url, watched: { ref: image, onError } };
}
