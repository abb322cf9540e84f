import { type RefObject, useEffect, useRef } from "react";

/** A picture that comes while somebody looks fades in over its preview; what was there before, or is loaded once more, does not. */
export function useFadeIn(image: RefObject<HTMLImageElement | null>) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current ||= image.current?.complete ?? false;
  }, [image]);
  return () => {
    if (!isShown.current && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      image.current?.animate({ opacity: [0, 1] }, 200);
    isShown.current = true;
  };
}
