/** What a search asks, in the words by which cars are found: with them, or without. */
export type SearchTerms = {
  wanted: readonly string[];
  unwanted: readonly string[];
  /** Those of the wanted that stand in quotation marks: meant exactly as they are written. */
  literal: ReadonlySet<string>;
};

/** A number is not wanted in quotation marks only: "-19" is how people write a year. */
const unwantedChunk = /^-(\p{Letter}|["”])/u;
const literalChunk = /^["”][^"”]+["”]$/u;

/**
 * Words stand apart; a hyphen right before one asks for cars without it, and quotation marks around a single one mean it
 * to the letter: `v60 -panorama "320d"`, and `-"320d"` for what begins with a digit.
 */
export function termsIn(search: string): SearchTerms {
  const chunks = search.split(/\s+/);
  const literal = chunks.filter((chunk) => literalChunk.test(chunk)).flatMap(wordsIn);
  return {
    wanted: chunks.filter((chunk) => !unwantedChunk.test(chunk)).flatMap(wordsIn),
    unwanted: chunks.filter((chunk) => unwantedChunk.test(chunk)).flatMap(wordsIn),
    literal: new Set(literal),
  };
}

/** "Škoda Octavia, Combi" → skoda, octavia, combi. Accents do not count, nor do signs. */
export function wordsIn(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "");
}

/** For people: "utan" before unwanted words, and no quotation marks. */
export function searchLabels(search: string): { label: string; rest: string }[] {
  const chunks = search.split(/\s+/).filter((chunk) => chunk !== "");
  const unwanted = chunks.filter((chunk) => unwantedChunk.test(chunk));
  const wanted = chunks.filter((chunk) => !unwantedChunk.test(chunk));
  const words = wanted.map((chunk) => (literalChunk.test(chunk) ? chunk.slice(1, -1) : chunk)).join(" ");
  return [
    ...(words === "" ? [] : [{ label: `”${words}”`, rest: unwanted.join(" ") }]),
    ...unwanted.map((chunk) => ({
      label: `Inte ${chunk.replace(/^-["”]?|["”]$/gu, "")}`,
      rest: chunks.filter((other) => other !== chunk).join(" "),
    })),
  ];
}
