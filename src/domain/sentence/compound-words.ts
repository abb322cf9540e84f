/** "dieselkombi" is two wishes written as one word. The parts are folded, as tokens are. */
const compound =
  /^(bensin|diesel|el|hybrid|elhybrid|laddhybrid|automat)(kombi|kombin|kombis|suv|suven|suvar|sedan|cab|halvkombi|minibuss|skapbil|skapbilar|transportbil|sportbil|stadsjeep)$/;

/** Where a word of the trade comes apart, or null. [SENTENCE-3] */
export function seamOf(word: string): number | null {
  return compound.exec(word)?.[1]?.length ?? null;
}
