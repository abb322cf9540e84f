import { letterBits, letterDifference, oneTypo, typoCost } from "#core/text/typo-cost.ts";
import { everydayWords } from "./everyday-words.ts";
import { phraseTable } from "./phrases.ts";

/**
 * "utan" may also join what is not wanted with what is: "inte diesel utan bensin". "needless" stands before what is no
 * criterion either way: "behöver inte fyrhjulsdrift". The last two stand after: "diesel, nej tack", "dragkrok är inget krav".
 */
export type Negator = "not" | "without" | "neither" | "needless" | "after" | "needlessAfter";

const plainNegators = `inte, ej, icke, ingen, inget, inga, ingenting, förutom, utom, aldrig, undantag, undantaget, absolut inte, helst inte,
      helst ej, gärna inte, dock inte, dock ej, fast inte, fast ej, allt utom, allt förutom, alla utom, alla förutom, alla märken utom, alla märken förutom,
      alla bilar utom, alla bilar förutom, utan att, ick, no, not, slipper, slippa,
      vill slippa, undvik, undvika, undviker, exklusive, exkl, fri från, nej till, nej tack till, knappast, ointresserad av, ingen som
      helst, aldrig mer, aldrig igen, aldrig någonsin, bortsett från, frånsett, minus, skippa, skippar, hoppar över, hatar, avskyr,
      ogillar, trött på, less på, nix, nope, annat än, allt annat än, annan än, andra än, annat märke än, andra märken än, but not,
      anything but, except, except for, dont want, don't want, intresserad av annat än, gillar inte, gillar ej, tål inte, tål ej, inget körkort för,
      inte körkort för, kan inte köra, får inte köra`;

export const negators = phraseTable<Negator>([
  [plainNegators, "not"],
  ["utan, ej med, inte med, without", "without"],
  ["varken", "neither"],
  [
    `behöver inte, behöver ej, behöver inte ha, behöver inte vara, måste inte, måste inte ha, måste inte vara, inte nödvändigtvis,
      ej nödvändigtvis, inget krav på, inga krav på, inte krav på, ej krav på, inget behov av, kräver inte, inte bara, inte enbart`,
    "needless",
  ],
  [
    `nej, nej tack, går bort, går bor, gå bort, uteslutet, är uteslutet, ej aktuellt, inte aktuellt, inte aktuell, ej aktuell, undanbedes, undanbes,
      göre sig icke besvär, vill jag inte ha, vill vi inte ha, vill jag slippa, vill vi slippa`,
    "after",
  ],
  [
    `inget krav, inte ett krav, ej krav, ej ett krav, inget måste, ej ett måste, inte ett måste, inte nödvändigt, ej nödvändigt,
      inte nödvändig, ej nödvändig, inte viktigt, inte viktig, behövs inte, behövs ej, spelar mindre roll`,
    "needlessAfter",
  ],
]);

/** "annat än volvo", and after a negation nothing but one: "inget annat än volvo", "vill inte ha annat än volvo". Folded. */
export function isOtherThan(word: string): boolean {
  return ["annat", "annan", "andra"].includes(word);
}

const flaws: ReadonlySet<string> = new Set(
  (
    "krockad krockade krockskadad krockskadade skadad skadade rostig rostiga rostad repad repade rokt nedrokt bucklig " +
    "trimmad chippad mekad renoverad importerad importerade omlackad omlackerad"
  ).split(" "),
);

/** What a car may be that nobody wants; folded. */
export function isFlaw(word: string): boolean {
  return flaws.has(word);
}

const negations = (
  "inte utan ingen inget inga icke forutom utom varken aldrig slipper slippa undvik undvika undviker undantag bortsett minus " +
  "exklusive exkl krav hatar avskyr ogillar trott skippa uteslutet aktuellt nodvandigt nodvandigtvis korkort"
).split(" ");

/** Too near to other words for anything but the slips that fingers make of themselves: "avnat" is an Avant. */
const shortNegations = ["annat"];

/** With a letter too few, and no words of their own. */
const shortened = [
  ["ite", "inte"],
  ["inge", "inga"],
] as const;

/**
 * Two letters that changed places, one that is there twice, or once where it should be twice: nothing else is meant by
 * these.
 */
const slips: ReadonlyMap<string, string> = new Map([
  ...[...negations, ...shortNegations].flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)),
  ...shortened,
]);

/** The negation that is misspelt so, and so only; null for any other word. */
export function misspeltNegation(word: string): string | null {
  return slips.get(word) ?? null;
}

function slipsOf(word: string): string[] {
  const places = Array.from(word, (_, at) => at);
  const changed = places
    .slice(1)
    .map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  const doubled = places.map((at) => word.slice(0, at + 1) + word[at] + word.slice(at + 1));
  const halved = places
    .slice(1)
    .filter((at) => word[at] === word[at - 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([...changed, ...doubled, ...halved])].filter(
    (slip) => slip !== word && !everydayWords.has(slip),
  );
}

const minNegationLength = 3;
/** One slip changes two letters at most: most words need not be compared. */
const lettersOfNegations = negations.map((word) => [word, letterBits(word)] as const);

/** Near a negation, and no word that we know: who can tell what is wanted of what follows? */
export function isDoubtfulNegation(word: string): boolean {
  if (word.length < minNegationLength || everydayWords.has(word)) return false;
  const max = word.length < 5 ? oneTypo - 1 : oneTypo;
  const letters = letterBits(word);
  return lettersOfNegations.some(
    ([negation, its]) => letterDifference(its, letters) <= 2 && typoCost(word, negation, max) <= max,
  );
}
