import type { SortOrder } from "../sort-orders.ts";
import type { ReadCriterion } from "./criterion.ts";
import { type FoundPhrase, findPhrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import {
  orderWords,
  orderWordsSorted,
  orderWordsWithPlace,
  placedFirst,
  placedLast,
  reversedOrder,
  sortedThings,
  sortPhrases,
} from "./words-for-orders.ts";

/** "billigast", "nya bilar först", "dyrast sist", "sortera på lägst mil": the order of the list. */
export function readOrder(tokens: readonly Token[], at: number): ReadCriterion | null {
  const sorted = findPhrase(sortPhrases, tokens, at);
  const start = sorted?.next ?? at;
  const phrase = findPhrase(sorted === null ? orderWords : orderWordsSorted, tokens, start);
  const placed = placedAt(tokens, phrase) ?? placedAt(tokens, findPhrase(orderWordsWithPlace, tokens, start));
  if (placed !== null) return orderCriterion(placed.meaning, at, placed.next);
  return phrase === null ? null : orderCriterion(phrase.meaning, at, phrase.next);
}

function placedAt(
  tokens: readonly Token[],
  phrase: FoundPhrase<SortOrder> | null,
): FoundPhrase<SortOrder> | null {
  if (phrase === null) return null;
  const after = findPhrase(sortedThings, tokens, phrase.next)?.next ?? phrase.next;
  const first = findPhrase(placedFirst, tokens, after);
  if (first !== null) return { meaning: phrase.meaning, next: first.next };
  const last = findPhrase(placedLast, tokens, after);
  const other = reversedOrder[phrase.meaning];
  return last === null || other === undefined ? null : { meaning: other, next: last.next };
}

function orderCriterion(order: SortOrder, at: number, next: number): ReadCriterion {
  return { criterion: { kind: "order", order }, at, next };
}
