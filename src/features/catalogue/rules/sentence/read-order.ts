import type { SortOrder } from "../sort-orders.ts";
import { type Found, findPhrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import type { ReadWish } from "./wish.ts";
import {
  orderWords,
  orderWordsSorted,
  orderWordsWithPlace,
  placedFirst,
  placedLast,
  reversed,
  sortedBy,
  sortedThings,
} from "./words-for-orders.ts";

/** "billigast", "nya bilar först", "dyrast sist", "sortera på lägst mil": the order of the list. */
export function readOrder(tokens: readonly Token[], at: number): ReadWish | null {
  const sorted = findPhrase(sortedBy, tokens, at);
  const start = sorted?.next ?? at;
  const found = findPhrase(sorted === null ? orderWords : orderWordsSorted, tokens, start);
  const placed = placedAt(tokens, found) ?? placedAt(tokens, findPhrase(orderWordsWithPlace, tokens, start));
  if (placed !== null) return orderWish(placed.means, at, placed.next);
  return found === null ? null : orderWish(found.means, at, found.next);
}

function placedAt(tokens: readonly Token[], found: Found<SortOrder> | null): Found<SortOrder> | null {
  if (found === null) return null;
  const after = findPhrase(sortedThings, tokens, found.next)?.next ?? found.next;
  const first = findPhrase(placedFirst, tokens, after);
  if (first !== null) return { means: found.means, next: first.next };
  const last = findPhrase(placedLast, tokens, after);
  const other = reversed[found.means];
  return last === null || other === undefined ? null : { means: other, next: last.next };
}

function orderWish(order: SortOrder, at: number, next: number): ReadWish {
  return { wish: { kind: "order", order }, at, next };
}
