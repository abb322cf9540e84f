import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { initialFilter } from "../rules/filter.ts";
import { chipsOf } from "../rules/filter-chips.ts";
import { withFullAnswer } from "../rules/sentence/answer-prefix.ts";
import { folded } from "../rules/sentence/tokens.ts";
import { type ParsedFilter, parseFilter } from "../service/query/parse-filter.ts";
import { countFound, search } from "../service/search.ts";
import { type Completion, completionsOf, isCompletionOf } from "./completions.ts";
import { addressOf } from "./listing-view.ts";
import type { ListKind, Requester } from "./load-listing.server.ts";
import { modelFacts } from "./model-facts.server.ts";
import type { Suggestion } from "./suggestions-view.ts";

const maxShown = 8;
/** More words are begun by two letters than anybody reads: each that is shown has been counted. */
const maxTried = 10;

/**
 * What the last word may become, with the cars that the whole sentence would then give, and how the text is read as it stands.
 * Each is read like a search that was made, so a negation before the word is a negation.
 */
export function suggestionsFor<Car>(kind: ListKind<Car>, text: string, requester: Requester): Suggestion[] {
  const { catalog, chain } = kind;
  const { before, partialWord, isComplete } = lastWordOf(text);
  if (partialWord === "") return [];
  const answered = withFullAnswer(text);
  if (answered !== null) return readingOf(kind, answered, requester);
  const { facets } = search(catalog, initialFilter, { pageSize: 1 });
  const completions = completionsOf(valuesByCount(facets.brands), valuesByCount(facets.series), chain);
  const tried = completions
    .filter((one) => isCompletionOf(one, isComplete ? folded(text.trim()) : partialWord))
    .slice(0, maxTried);
  const others =
    tried.length > 0 || !isComplete ? tried : completions.filter((one) => isCompletionOf(one, partialWord));
  const prefix = tried.length > 0 && isComplete ? "" : before;
  const completed = others.slice(0, maxTried).flatMap((one) => completedBy(kind, prefix, one, requester));
  return unique([
    ...suggestPlates(kind, text, requester),
    ...completed,
    ...readingOf(kind, text, requester),
  ]).slice(0, maxShown);
}

/** "elbil i upp" → "elbil i", "upp". A name of several words is tried as a whole first. */
function lastWordOf(text: string): { before: string; partialWord: string; isComplete: boolean } {
  const words = text.trim().split(/\s+/);
  const partialWord = folded(words.at(-1) ?? "");
  return { before: words.slice(0, -1).join(" "), partialWord, isComplete: words.length <= 3 };
}

function completedBy<Car>(
  kind: ListKind<Car>,
  before: string,
  one: Completion,
  requester: Requester,
): Suggestion[] {
  const sentence = `${before} ${one.words}`.trim();
  const parsed = read(kind, sentence, requester);
  const cars = parsed.isSentence ? countFound(kind.catalog, parsed.filter) : 0;
  if (cars === 0) return [];
  const label = before === "" ? capital(one.label) : `${before} ${one.label}`;
  const to = addressOf(parsed.filter, listAt(kind));
  const car = before === "" && one.kind === "Modell" ? modelFacts(kind, parsed.filter, requester) : null;
  return [{ label, kind: one.kind, count: carCountText(cars), to, ...(car && { car }) }];
}

/** Three letters and then digits are a plate; letters alone begin too much else to come first. */
const platePrefix = /^[a-zåäö]{3}\d{1,2}[a-zåäö0-9]?$/;
const maxPlates = 3;

/** Cars whose plate begins so, each with its name. */
function suggestPlates<Car>(kind: ListKind<Car>, text: string, requester: Requester): Suggestion[] {
  const partialWord = text.toLowerCase().replaceAll(/[\s-]/g, "");
  if (!platePrefix.test(partialWord)) return [];
  const { kind: stock } = kind.catalog.dictionaries;
  const { cars } = search(kind.catalog, { ...initialFilter, search: partialWord }, { pageSize: maxPlates });
  return cars.flatMap((car) => {
    const plate = findPlate(stock.plateOf(car));
    const { path, name } = kind.card(car, requester.now);
    if (path === null || !plate?.startsWith(partialWord)) return [];
    return [
      {
        label: `${displayPlate(plate)} ${name}`,
        kind: "Registreringsnummer",
        count: carCountText(1),
        to: path,
      },
    ];
  });
}

/** A word that is only begun is no reading: it is offered whole instead. */
function readingOf<Car>(kind: ListKind<Car>, text: string, requester: Requester): Suggestion[] {
  const { filter, isSentence, search: said } = read(kind, text, requester);
  const isHalf = filter.search.split(" ").some((word) => /^[^"-]/.test(word));
  const labels = chipsOf(filter, kind.chain).map(({ label }) => label);
  if (!isSentence || isHalf || said.unknown.length > 0 || labels.length === 0) return [];
  const count = carCountText(countFound(kind.catalog, filter));
  return [{ label: labels.join(", "), kind: "Så läser vi det", count, to: addressOf(filter, listAt(kind)) }];
}

function read<Car>({ catalog, chain }: ListKind<Car>, text: string, { now, spend }: Requester): ParsedFilter {
  const parsed = parseFilter(new URLSearchParams({ search: text.toLowerCase() }), { now, chain, catalog });
  spend(parsed.work);
  return parsed;
}

function listAt<Car>({ path }: ListKind<Car>) {
  return { path, isMonthly: false, unread: [] };
}

/** Two ways to say the same lead to one address: the first stays, but a reading of several things is always told. */
function unique(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string | null>();
  return suggestions.filter(({ to, kind, label }) => {
    const isNew = !seen.has(to) || (kind === "Så läser vi det" && label.includes(", "));
    seen.add(to);
    return isNew;
  });
}

function valuesByCount(counts: readonly { value: string; count: number }[]): string[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value);
}

function capital(label: string): string {
  return capitalized(label);
}
