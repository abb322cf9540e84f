import { neighbourKeysOf } from "#core/text/typo-cost.ts";
import { type Filter, filterFieldNames } from "#features/catalogue/rules/filter.ts";

export type Slipped = { sentence: string; slipped: string; kind: SlipKind };
export type SlipKind = "changed places" | "key beside" | "left out" | "twice";

const kinds: readonly SlipKind[] = ["changed places", "key beside", "left out", "twice"];

/** Every word of four letters or more, with one slip of a kind and at a place that follow from the word and where it stands. */
export function slipsOf(sentence: string): Slipped[] {
  return [...sentence.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
    const seed = [...`${sentence}${index}`].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
    const kind = kinds[seed % kinds.length] as SlipKind;
    const written = slipIn(word, kind, seed >>> 3);
    const slipped = sentence.slice(0, index) + written + sentence.slice(index + word.length);
    return written === word ? [] : [{ sentence, slipped, kind }];
  });
}

function slipIn(word: string, kind: SlipKind, seed: number): string {
  const at = seed % word.length;
  const letter = word[at] ?? "";
  if (kind === "left out") return word.slice(0, at) + word.slice(at + 1);
  if (kind === "twice") return word.slice(0, at) + letter + word.slice(at);
  if (kind === "key beside") {
    const keys = neighbourKeysOf(letter.toLowerCase());
    return word.slice(0, at) + (keys[(seed >>> 4) % keys.length] ?? letter) + word.slice(at + 1);
  }
  const first = Math.min(at, word.length - 2);
  return word.slice(0, first) + word[first + 1] + word[first] + word.slice(first + 2);
}

/** "Röd, grön" → "Rod, gron" */
export function withoutDots(sentence: string): string {
  return sentence.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
}

/** Whether a reading asks for what the other does not: less is honest, other is not. */
export function asksForMore(read: Partial<Filter>, meant: Partial<Filter>): boolean {
  return filterFieldNames.some((field) => {
    const [value, wanted] = [read[field], meant[field]];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(wanted)) return false;
    if (field === "search")
      return !String(value)
        .split(" ")
        .every((word) =>
          String(wanted ?? "")
            .split(" ")
            .includes(word),
        );
    if (!Array.isArray(value)) return true;
    return (
      !Array.isArray(wanted) || !value.every((word) => (wanted as readonly string[]).includes(String(word)))
    );
  });
}
