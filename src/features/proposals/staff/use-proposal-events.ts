import { useEffect } from "react";

/** Told at once when the customer moves something: the stream says that, and the call what. */
export function useProposalEvents(address: string | undefined, onMoved: () => void): void {
  // The address is signed anew with every answer; the line stays with the first.
  const place = address?.split("/").slice(0, 2).join("/");
  // biome-ignore lint/correctness/useExhaustiveDependencies: one line for as long as the page is open.
  useEffect(() => {
    if (address === undefined) return;
    const source = new EventSource(address);
    source.addEventListener("moved", onMoved);
    return () => source.close();
  }, [place, onMoved]);
}
