/**
 * The number of pages as the contract counts it: one less when the last page is full. Kept for those who
 * read it from our answers; it never decides what a visitor can reach, see `lastPage`.
 */
export function pageCount(total: number, pageSize: number): number {
  const pages = Math.ceil(total / pageSize);
  return total > 0 && total % pageSize === 0 ? pages - 1 : pages;
}

/** -1 says "as many as the limit or more". */
export function filteredCount(total: number, limit: number): number {
  return total < limit ? total : -1;
}

/** The page that holds the last car; an empty list has one, empty, page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

export function hasNextPage(total: number, page: number, pageSize: number): boolean {
  return page * pageSize < total;
}
