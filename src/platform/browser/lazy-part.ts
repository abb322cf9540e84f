import { useEffect, useState } from "react";

/**
 * A part of the shell that has a piece of code of its own. Until that is there, and when it cannot be fetched, nothing
 * stands in its place; it is asked for anew the next time it is wanted and when the network is back.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const isMissing = part === null && isWanted;
  useEffect(() => {
    if (!isMissing) return;
    const fetchPart = () => {
      load().then(
        (loaded) => setPart({ loaded }),
        () => {},
      );
    };
    fetchPart();
    window.addEventListener("online", fetchPart);
    return () => window.removeEventListener("online", fetchPart);
  }, [isMissing, load]);
  return isWanted ? (part?.loaded ?? null) : null;
}
