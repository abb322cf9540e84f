import type { Filter } from "./filter.ts";
import { canonicalQuery } from "./filter-url.ts";
import { withField } from "./with-field.ts";

/** The same text for all who watch the same; the order of a list and its pages are not watched. */
export function savedSearchQuery(filter: Filter): string {
  const paged = withField(withField(filter, "page", null), "order", null);
  return canonicalQuery(filter.series.length > 0 ? withField(paged, "brands", null) : paged);
}
