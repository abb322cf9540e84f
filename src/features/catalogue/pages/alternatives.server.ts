import { formatList } from "#core/text/format-list.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { seriesLabel } from "#features/cars/rules/makes.ts";
import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { Filter } from "../rules/filter.ts";
import { listTitle } from "../rules/list-title.ts";
import { ranges } from "../rules/ranges.ts";
import { relaxationsOf } from "../rules/relaxations.ts";
import { withWiderBound } from "../rules/wider-bound.ts";
import { type MissingModel, missingModel } from "../service/query/missing-model.ts";
import { nearMatches } from "../service/query/near-matches.ts";
import { countFound } from "../service/search.ts";
import { shortened } from "./list-texts.ts";
import { addressOf, type ListAddress, type ListingView } from "./listing-view.ts";
import type { ListKind, Requester } from "./load-listing.server.ts";

type Alternatives = Pick<ListingView, "empty" | "alternatives" | "nearMatches">;

type WayOut = ReturnType<typeof withWiderBound>;

const noAlternatives: Alternatives = { empty: null, alternatives: [], nearMatches: [] };

/** To count the cars of one filter is as much as to compare so many words. */
const workOfCounting = 10;

/** With so few beside each other most of the row is empty. */
const few = 2;

/** Of none what there is instead, of few what comes near, of many nothing. */
export function otherCars<Car>(
  kind: ListKind<Car>,
  filter: Filter,
  list: ListAddress,
  { cars, total, ...requester }: Requester & { cars: readonly CarCardView[]; total: number },
): Alternatives {
  if (total === 0) return alternatives(kind, filter, list, requester);
  return total > few ? noAlternatives : besideFew(kind, filter, cars, requester.now);
}

/** No dead ends: what we have instead, what to give up, with the true numbers, and what comes nearest. */
function alternatives<Car>(
  { catalog, chain, card }: ListKind<Car>,
  filter: Filter,
  list: ListAddress,
  { now, spend }: Requester,
): Alternatives {
  const missing = missingModel(catalog, filter);
  const count = (other: Filter) => {
    spend(workOfCounting);
    return countFound(catalog, other);
  };
  const options = relaxationsOf(filter, chain, count);
  const [first, ...others] = mostCarsFirst(
    options.map((option) => withWiderBound(filter, option, { count, now })),
  );
  const given = (first ? [first, ...others] : []).map((option) => ({
    text: `${doingOf(option)} och visa ${carCountText(option.cars)}`,
    to: addressOf(option.without, list),
  }));
  return {
    ...((missing && insteadOf(missing, list, chain.everyLabel)) ?? {
      empty: {
        title: "Inga bilar matchar",
        text: first
          ? `${doingOf(first)} så visas ${carCountText(first.cars)}.`
          : "Inget enskilt filter är i vägen. Rensa alla och börja om.",
      },
      alternatives: given,
    }),
    nearMatches: nearMatches(catalog, filter, chain, options).map(({ car, miss }) => ({
      car: card(car, now),
      miss: miss.text,
    })),
  };
}

/** What misses one thing of several. */
function besideFew<Car>(
  { catalog, chain, card }: ListKind<Car>,
  filter: Filter,
  shown: readonly CarCardView[],
  now: Date,
): Alternatives {
  const isShown = ({ path }: CarCardView) => shown.some((other) => other.path === path);
  const near = nearMatches(catalog, filter, chain, []).map(({ car, miss }) => ({
    car: card(car, now),
    miss: miss.text,
  }));
  return { ...noAlternatives, nearMatches: near.filter(({ car }) => !isShown(car)) };
}

/** The button that is meant gives most cars; the others stay in the order in which one would give them up. */
function mostCarsFirst(options: readonly WayOut[]): WayOut[] {
  const most = Math.max(...options.map(({ cars }) => cars));
  return options.toSorted((one, other) => Number(other.cars === most) - Number(one.cars === most));
}

/** "Höj till 270 000 kr", "Ta bort ”Uppsala”" */
function doingOf({ labels, wider }: WayOut): string {
  if (!wider) return `Ta bort ${quoted(labels)}`;
  const { range, end, step } = wider;
  const bound = `${range === "year" ? "årsmodell " : ""}${ranges[range].format(step)}`;
  return `${end === "to" ? "Höj" : "Sänk"} till ${bound}`;
}

/** "”El” och ”till 50 000 kr”": labels begin with any letter, and are words of their own in a sentence. */
function quoted(labels: readonly string[]): string {
  return formatList(labels.map((label) => `”${shortened(label)}”`));
}

/** "Vi har ingen Volvo V70 nu": its make, with all else that was asked, and what comes nearest. */
function insteadOf({ series, ofMake, like }: MissingModel, list: ListAddress, stores: StoreLabels) {
  const alternative = ofMake && {
    cars: ofMake.cars,
    text: withoutUsed(listTitle(ofMake.filter, stores) ?? ""),
  };
  const texts = [
    alternative ? `${alternative.text}: ${carCountText(alternative.cars)}.` : "",
    like.length > 0 ? `Liknande: ${like.map((one) => seriesLabel(one.series)).join(", ")}.` : "",
  ];
  return {
    empty: {
      title: `Vi har ingen ${seriesWithMake(series)} nu`,
      text:
        texts.filter((text) => text !== "").join(" ") || "Bevaka den, så hör vi av oss när den kommer in.",
    },
    alternatives: [
      ...(ofMake && alternative
        ? [
            {
              text: `${alternative.text}: visa ${carCountText(alternative.cars)}`,
              to: addressOf(ofMake.filter, list),
            },
          ]
        : []),
      ...like.map(({ series: one, cars, filter }) => ({
        text: `${seriesLabel(one)}: ${carCountText(cars)}`,
        to: addressOf(filter, list),
      })),
    ],
  };
}

/** "Begagnade kombibilar från Volvo" → "Kombibilar från Volvo" */
function withoutUsed(title: string): string {
  return title.replace(/^Begagnade (.)/, (_, first: string) => first.toUpperCase());
}
