import type { SentencePart } from "./part.ts";
import type { Token } from "./tokens.ts";
import { isOtherThan } from "./words-for-negations.ts";

const between = ["filler", "unread", "joint"];

/** "inget annat än volvo", "vill inte köra annat än volvo": the second negation takes the first back, and both ask nothing. */
export function withoutNothingBut(
  parts: readonly SentencePart[],
  tokens: readonly Token[],
): readonly SentencePart[] {
  const isOther = (part: SentencePart) => part.type === "not" && isOtherThan(tokens[part.at]?.text ?? "");
  const takenBack = new Set<SentencePart>();
  for (const [index, part] of parts.entries()) {
    if (!isOther(part)) continue;
    const first = parts.slice(0, index).findLast(({ type }) => !between.includes(type));
    if (first?.type === "not" && !isOther(first)) takenBack.add(first).add(part);
  }
  return parts.map((part) => (takenBack.has(part) ? { type: "filler", at: part.at, next: part.next } : part));
}
