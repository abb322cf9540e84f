import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { initialFilter } from "../rules/filter.ts";
import { chipsOf } from "../rules/filter-chips.ts";
import { withWholeAnswer } from "../rules/sentence/answer-begun.ts";
import { folded } from "../rules/sentence/tokens.ts";
import { type Asked, askedFilter } from "../service/asked/asked-filter.ts";
import { countFound, search } from "../service/search.ts";
import { type Completion, completionsOf, isBegunBy } from "./completions.ts";
import { addressOf } from "./listing-view.ts";
import type { Asker, ListKind } from "./load-listing.server.ts";
import type { Suggestion } from "./suggestions-view.ts";

const mostShown = 8;
/** More words are begun by two letters than anybody reads: each that is shown has been counted. */
const mostTried = 10;

/**
 * What the last word may become, with the cars that the whole sentence would then give, and how the text is read as it stands.
 * Each is read like a search that was made, so a negation before the word is a negation.
 */
export function suggestionsFor<Car>(kind: ListKind<Car>, text: string, asker: Asker): Suggestion[] {
  const { catalog, chain } = kind;
  const { before, begun, isWhole } = lastWordOf(text);
  if (begun === "") return [];
  const answered = withWholeAnswer(text);
  if (answered !== null) return readingOf(kind, answered, asker);
  const { facets } = search(catalog, initialFilter, { pageSize: 1 });
  const known = completionsOf(valuesByCount(facets.brands), valuesByCount(facets.series), chain);
  const tried = known
    .filter((one) => isBegunBy(one, isWhole ? folded(text.trim()) : begun))
    .slice(0, mostTried);
  const others = tried.length > 0 || !isWhole ? tried : known.filter((one) => isBegunBy(one, begun));
  const prefix = tried.length > 0 && isWhole ? "" : before;
  const completed = others.slice(0, mostTried).flatMap((one) => completedBy(kind, prefix, one, asker));
  return unique([...platesBegun(kind, text, asker), ...completed, ...readingOf(kind, text, asker)]).slice(
    0,
    mostShown,
  );
}

/** "elbil i upp" → "elbil i", "upp". A name of several words is tried as a whole first. */
function lastWordOf(text: string): { before: string; begun: string; isWhole: boolean } {
  const words = text.trim().split(/\s+/);
  const begun = folded(words.at(-1) ?? "");
  return { before: words.slice(0, -1).join(" "), begun, isWhole: words.length <= 3 };
}

function completedBy<Car>(kind: ListKind<Car>, before: string, one: Completion, asker: Asker): Suggestion[] {
  const sentence = `${before} ${one.words}`.trim();
  const asked = read(kind, sentence, asker);
  const cars = asked.isSentence ? countFound(kind.catalog, asked.filter) : 0;
  if (cars === 0) return [];
  const label = before === "" ? capital(one.label) : `${before} ${one.label}`;
  return [{ label, kind: one.kind, count: carCountText(cars), to: addressOf(asked.filter, listAt(kind)) }];
}

/** Three letters and then digits are a plate; letters alone begin too much else to come first. */
const plateBegun = /^[a-zåäö]{3}\d{1,2}[a-zåäö0-9]?$/;
const mostPlates = 3;

/** Cars whose plate begins so, each with its name. */
function platesBegun<Car>(kind: ListKind<Car>, text: string, asker: Asker): Suggestion[] {
  const begun = text.toLowerCase().replaceAll(/[\s-]/g, "");
  if (!plateBegun.test(begun)) return [];
  const { kind: stock } = kind.catalog.dictionaries;
  const { cars } = search(kind.catalog, { ...initialFilter, search: begun }, { pageSize: mostPlates });
  return cars.flatMap((car) => {
    const plate = findPlate(stock.plateOf(car));
    const { path, name } = kind.card(car, asker.now);
    if (path === null || !plate?.startsWith(begun)) return [];
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
function readingOf<Car>(kind: ListKind<Car>, text: string, asker: Asker): Suggestion[] {
  const { filter, isSentence, search: said } = read(kind, text, asker);
  const isHalf = filter.search.split(" ").some((word) => /^[^"-]/.test(word));
  const labels = chipsOf(filter, kind.chain).map(({ label }) => label);
  if (!isSentence || isHalf || said.unknown.length > 0 || labels.length === 0) return [];
  const count = carCountText(countFound(kind.catalog, filter));
  return [{ label: labels.join(", "), kind: "Så läser vi det", count, to: addressOf(filter, listAt(kind)) }];
}

function read<Car>({ catalog, chain }: ListKind<Car>, text: string, { now, spend }: Asker): Asked {
  const asked = askedFilter(new URLSearchParams({ search: text.toLowerCase() }), { now, chain, catalog });
  spend(asked.work);
  return asked;
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

function valuesByCount(counted: readonly { value: string; count: number }[]): string[] {
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value);
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
