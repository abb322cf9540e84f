import { bodyTypesMeantBy } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import { type Filter, type FilterFieldName, filterFieldNames, initialFilter } from "../filter.ts";
import type { RangeName } from "../ranges.ts";
import { withField } from "../with-field.ts";
import { allBut, seriesOfMake } from "./all-but.ts";
import { gearboxOf, searchOf } from "./asked-by-wish.ts";
import type { ListName, Wish } from "./wish.ts";

type ListWish = Extract<Wish, { kind: "list" }>;

/** All wishes of a sentence as one filter: only the fields that ask something. */
export function filterOfWishes(wishes: readonly Wish[], stores: StoreLabels): Partial<Filter> {
  const lists = wishes.filter((wish) => wish.kind === "list");
  const plain = lists.reduce<Filter>(
    (filter, { field }) =>
      withField(
        filter,
        field,
        valuesOf(
          lists.filter((wish) => wish.field === field),
          field,
          stores,
        ),
      ),
    initialFilter,
  );
  const searched = wishes.filter((wish) => wish.kind !== "list" || !hasAlternative(wish, lists));
  const search = [...new Set(searched.flatMap((wish) => searchOf(wish).split(" ")))].join(" ").trim();
  const filter = { ...wishes.reduce(withWish, withCars(plain, lists)), search };
  const asked = filterFieldNames.filter((field) => !isInitial(filter, field));
  return Object.fromEntries(asked.map((field) => [field, filter[field]]));
}

/** "320d eller 520d": what is said of one of them cannot be asked of all. */
function hasAlternative(wish: ListWish, lists: readonly ListWish[]): boolean {
  const subject = ({ field }: ListWish) => (field === "brands" ? "series" : field);
  const isOther = (other: ListWish) =>
    other !== wish && other.negated !== true && subject(other) === subject(wish);
  return wish.field !== "equipmentTags" && lists.some(isOther);
}

/** One is enough of what is wanted, and nothing of what is not. */
function valuesOf(lists: readonly ListWish[], field: ListName, stores: StoreLabels): readonly string[] {
  const wanted = unique(lists.filter(({ negated }) => negated !== true));
  const unwanted = unique(lists.filter(({ negated }) => negated === true));
  if (unwanted.length === 0) return wanted;
  if (wanted.length === 0) return allBut(field, unwanted, stores);
  const gone = field === "types" ? unwanted.flatMap(bodyTypesMeantBy) : unwanted;
  const isTouched = (value: string) =>
    field === "types" && bodyTypesMeantBy(value).some((body) => gone.some((one) => one === body));
  const single = wanted.flatMap((value) =>
    isTouched(value) ? bodyTypesMeantBy(value).filter((body) => body !== "personbil") : [value],
  );
  const left = single.filter((value) => !gone.some((one) => one === value));
  return left.length > 0 ? left : allBut(field, unwanted, stores);
}

function unique(lists: readonly ListWish[]): string[] {
  return [...new Set(lists.flatMap(({ values }) => values))];
}

/**
 * Series decide over makes, so a make that stands beside series of another one must name its own:
 * "volvo eller bmw 320" is every Volvo series and the 3-serie.
 */
function withCars(filter: Filter, lists: readonly ListWish[]): Filter {
  const series = lists.filter(({ field }) => field === "series");
  if (series.length === 0) return filter;
  const wanted = series.filter(({ negated }) => negated !== true);
  const unwanted = unique(series.filter(({ negated }) => negated === true));
  const madesOf = (wishes: readonly ListWish[]) =>
    wishes.flatMap(({ make }) => (make === undefined ? [] : [make]));
  const wholeMakes = lists
    .filter(({ field, negated }) => field === "brands" && negated !== true)
    .flatMap(({ values }) => values);
  const makesWithSeries = madesOf(wanted).map(({ value }) => value);
  const negatedMakes = madesOf(series.filter(({ negated }) => negated === true)).map(({ value }) => value);
  const others = [...new Set([...wholeMakes, ...negatedMakes])].filter(
    (make) => !makesWithSeries.includes(make),
  );
  const named = [...unique(wanted), ...others.flatMap((make) => seriesOfMake(make, []))];
  const said = madesOf(series)
    .filter(({ isSaid }) => isSaid)
    .map(({ value }) => value);
  return {
    ...filter,
    series: [...new Set(named)].filter((one) => !unwanted.includes(one)),
    brands: [...new Set([...wholeMakes, ...said])],
  };
}

function withWish(filter: Filter, wish: Wish): Filter {
  if (wish.kind === "range") {
    const from: `${RangeName}From` = `${wish.range}From`;
    const to: `${RangeName}To` = `${wish.range}To`;
    const { bounds } = wish;
    const narrowed = {
      from: bounds.from === null ? filter[from] : Math.max(bounds.from, filter[from] ?? bounds.from),
      to: bounds.to === null ? filter[to] : Math.min(bounds.to, filter[to] ?? bounds.to),
    };
    const isApart = narrowed.from !== null && narrowed.to !== null && narrowed.from > narrowed.to;
    // "2019 2020" are two years, not none.
    const { from: least, to: most } =
      isApart && bounds.from !== null && bounds.to !== null
        ? {
            from: Math.min(bounds.from, filter[from] ?? bounds.from),
            to: Math.max(bounds.to, filter[to] ?? bounds.to),
          }
        : narrowed;
    return { ...filter, [from]: least, [to]: most };
  }
  if (wish.kind === "gearbox") return withField(filter, "gearbox", gearboxOf(wish));
  if (wish.kind === "yesNo") return withField(filter, wish.field, wish.value !== (wish.negated ?? false));
  if (wish.kind === "atMost")
    return withField(filter, wish.field, Math.min(wish.value, filter[wish.field] ?? wish.value));
  if (wish.kind === "atLeast")
    return withField(filter, wish.field, Math.max(wish.value, filter[wish.field] ?? wish.value));
  if (wish.kind === "service") {
    // "servicebok, fullservad" asks for the more.
    const isFull = wish.value === "full" || filter.serviceHistory === "full";
    return withField(filter, "serviceHistory", isFull ? "full" : "documented");
  }
  if (wish.kind === "order") return withField(filter, "order", wish.order);
  return wish.kind === "incoming" ? withField(filter, "cars", "inkommande") : filter;
}

function isInitial(filter: Filter, field: FilterFieldName): boolean {
  const value = filter[field];
  return Array.isArray(value) ? value.length === 0 : value === initialFilter[field];
}
