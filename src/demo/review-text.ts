import type { Rating } from "#features/reviews/rules/review.ts";
import type { Random } from "./random.ts";
import { closings, type Deal, facts, type Phrase, phrases, type Tone } from "./review-phrases.ts";

type Part = Tone | "closing";

/** How reviews of each rating are built, as often as they stand here. Praise is seldom all praise, nor the reverse. */
const shapes = {
  5: [["good"], ["good", "good"], ["good", "good"], ["good", "closing"], ["good", "good", "closing"]],
  4: [
    ["good", "niggle"],
    ["good", "niggle"],
    ["good", "good"],
    ["niggle", "closing"],
    ["good", "niggle", "closing"],
  ],
  3: [
    ["good", "bad"],
    ["niggle", "niggle"],
    ["good", "niggle", "closing"],
    ["bad", "closing"],
  ],
  2: [
    ["bad", "niggle"],
    ["bad", "good"],
    ["bad", "closing"],
    ["bad", "niggle", "closing"],
  ],
  1: [
    ["bad", "bad"],
    ["bad", "closing"],
    ["bad", "bad", "closing"],
  ],
} as const satisfies Record<Rating, readonly (readonly Part[])[]>;

/** A sentence is not heard again until this many others have been: reviews that stand together never share one. */
const restFor = 30;

/** Writes one review after the other, each with its own chance. */
export function reviewWriter() {
  let lately: string[] = [];

  const sentence = (random: Random, tone: Tone, deal: Deal, spoken: Phrase[]): Phrase => {
    const fitting = phrases.filter(
      ({ topic, needs, ...phrase }) =>
        phrase.tone === tone &&
        needs.every((fact) => facts[fact](deal)) &&
        spoken.every((other) => other.topic !== topic),
    );
    const rested = fitting.filter(({ words }) => !lately.includes(words));
    const phrase = random.pick(rested.length > 0 ? rested : fitting);
    lately = [phrase.words, ...lately].slice(0, restFor);
    return phrase;
  };

  return (random: Random, rating: Rating, deal: Deal, slots: Record<string, string>): string => {
    const parts: readonly Part[] = random.pick<readonly Part[]>(shapes[rating]);
    const spoken: Phrase[] = [];
    for (const part of parts) if (part !== "closing") spoken.push(sentence(random, part, deal, spoken));
    const closing = parts.includes("closing") ? [random.pick<string>(closings[rating])] : [];
    return [...spoken.map(({ words }) => words), ...closing]
      .join(" ")
      .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
  };
}
