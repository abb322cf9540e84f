/** A hole between page numbers. */
export const gap = "gap";

/**
 * Which page numbers to show: the first, the last, and the neighbours of the one we are on. A hole of a
 * single page is filled, for "…" would take the same room.
 */
export function pageWindow(page: number, lastPage: number): (number | typeof gap)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((number, at) => {
    const missing = number - (pages[at - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [gap, number];
  });
}
