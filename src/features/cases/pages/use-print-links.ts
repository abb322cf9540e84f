import { useEffect } from "react";

/** What leads to a view for paper without script prints the page with it. */
export function usePrintLinks(): void {
  useEffect(() => {
    const leave = new AbortController();
    const printInstead = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("a[data-print]")) return;
      event.preventDefault();
      print();
    };
    // Before links are followed.
    document.addEventListener("click", printInstead, { capture: true, signal: leave.signal });
    return () => leave.abort();
  }, []);
}
