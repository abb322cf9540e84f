import { bodyTypesMatching } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import { type Filter, type FilterFieldName, filterFieldNames, initialFilter } from "../filter.ts";
import type { RangeName } from "../ranges.ts";
import { withField } from "../with-field.ts";
import { allBut, seriesOfMake } from "./all-but.ts";
import type { Criterion, ListName } from "./criterion.ts";
import { gearboxOf, searchOf } from "./field-filter.ts";

type ListCriterion = Extract<Criterion, { kind: "list" }>;

/** All criteria of a sentence as one filter: only the fields that ask something. */
export function filterOfCriteria(criteria: readonly Criterion[], stores: StoreLabels): Partial<Filter> {
  const lists = criteria.filter((criterion) => criterion.kind === "list");
  const plain = lists.reduce<Filter>(
    (filter, { field }) =>
      withField(
        filter,
        field,
        valuesOf(
          lists.filter((criterion) => criterion.field === field),
          field,
          stores,
        ),
      ),
    initialFilter,
  );
  const searched = criteria.filter(
    (criterion) => criterion.kind !== "list" || !hasAlternative(criterion, lists),
  );
  const search = [...new Set(searched.flatMap((criterion) => searchOf(criterion).split(" ")))]
    .join(" ")
    .trim();
  const filter = { ...criteria.reduce(withCriterion, withCars(plain, lists)), search };
  const requested = filterFieldNames.filter((field) => !isInitial(filter, field));
  return Object.fromEntries(requested.map((field) => [field, filter[field]]));
}

/** "320d eller 520d": what is said of one of them cannot be asked of all. */
function hasAlternative(criterion: ListCriterion, lists: readonly ListCriterion[]): boolean {
  const subject = ({ field }: ListCriterion) => (field === "brands" ? "series" : field);
  const isOther = (other: ListCriterion) =>
    other !== criterion && other.negated !== true && subject(other) === subject(criterion);
  return criterion.field !== "equipmentTags" && lists.some(isOther);
}

/** One is enough of what is wanted, and nothing of what is not. */
function valuesOf(lists: readonly ListCriterion[], field: ListName, stores: StoreLabels): readonly string[] {
  const positive = unique(lists.filter(({ negated }) => negated !== true));
  const unwanted = unique(lists.filter(({ negated }) => negated === true));
  if (unwanted.length === 0) return positive;
  if (positive.length === 0) return allBut(field, unwanted, stores);
  const excluded = field === "types" ? unwanted.flatMap(bodyTypesMatching) : unwanted;
  const isTouched = (value: string) =>
    field === "types" && bodyTypesMatching(value).some((body) => excluded.some((one) => one === body));
  const single = positive.flatMap((value) =>
    isTouched(value) ? bodyTypesMatching(value).filter((body) => body !== "personbil") : [value],
  );
  const left = single.filter((value) => !excluded.some((one) => one === value));
  return left.length > 0 ? left : allBut(field, unwanted, stores);
}

function unique(lists: readonly ListCriterion[]): string[] {
  return [...new Set(lists.flatMap(({ values }) => values))];
}

/**
 * Series decide over makes, so a make that stands beside series of another one must name its own:
 * "volvo eller bmw 320" is every Volvo series and the 3-serie.
 */
function withCars(filter: Filter, lists: readonly ListCriterion[]): Filter {
  const series = lists.filter(({ field }) => field === "series");
  if (series.length === 0) return filter;
  const positive = series.filter(({ negated }) => negated !== true);
  const unwanted = unique(series.filter(({ negated }) => negated === true));
  const madesOf = (criteria: readonly ListCriterion[]) =>
    criteria.flatMap(({ make }) => (make === undefined ? [] : [make]));
  const fullMakes = lists
    .filter(({ field, negated }) => field === "brands" && negated !== true)
    .flatMap(({ values }) => values);
  const makesWithSeries = madesOf(positive).map(({ value }) => value);
  const negatedMakes = madesOf(series.filter(({ negated }) => negated === true)).map(({ value }) => value);
  const others = [...new Set([...fullMakes, ...negatedMakes])].filter(
    (make) => !makesWithSeries.includes(make),
  );
  const named = [...unique(positive), ...others.flatMap((make) => seriesOfMake(make, []))];
  const namedSeries = madesOf(series)
    .filter(({ isNamed }) => isNamed)
    .map(({ value }) => value);
  return {
    ...filter,
    series: [...new Set(named)].filter((one) => !unwanted.includes(one)),
    brands: [...new Set([...fullMakes, ...namedSeries])],
  };
}

function withCriterion(filter: Filter, criterion: Criterion): Filter {
  if (criterion.kind === "range") {
    const from: `${RangeName}From` = `${criterion.range}From`;
    const to: `${RangeName}To` = `${criterion.range}To`;
    const { bounds } = criterion;
    const narrowed = {
      from: bounds.from === null ? filter[from] : Math.max(bounds.from, filter[from] ?? bounds.from),
      to: bounds.to === null ? filter[to] : Math.min(bounds.to, filter[to] ?? bounds.to),
    };
    const isApart = narrowed.from !== null && narrowed.to !== null && narrowed.from > narrowed.to;
    // "2019 2020" are two years, not none.
    const { from: min, to: max } =
      isApart && bounds.from !== null && bounds.to !== null
        ? {
            from: Math.min(bounds.from, filter[from] ?? bounds.from),
            to: Math.max(bounds.to, filter[to] ?? bounds.to),
          }
        : narrowed;
    return { ...filter, [from]: min, [to]: max };
  }
  if (criterion.kind === "gearbox") return withField(filter, "gearbox", gearboxOf(criterion));
  if (criterion.kind === "yesNo")
    return withField(filter, criterion.field, criterion.value !== (criterion.negated ?? false));
  if (criterion.kind === "atMost")
    return withField(
      filter,
      criterion.field,
      Math.min(criterion.value, filter[criterion.field] ?? criterion.value),
    );
  if (criterion.kind === "atLeast")
    return withField(
      filter,
      criterion.field,
      Math.max(criterion.value, filter[criterion.field] ?? criterion.value),
    );
  if (criterion.kind === "service") {
    // "servicebok, fullservad" asks for the more.
    const isFull = criterion.value === "full" || filter.serviceHistory === "full";
    return withField(filter, "serviceHistory", isFull ? "full" : "documented");
  }
  if (criterion.kind === "order") return withField(filter, "order", criterion.order);
  return criterion.kind === "incoming" ? withField(filter, "cars", "inkommande") : filter;
}

function isInitial(filter: Filter, field: FilterFieldName): boolean {
  const value = filter[field];
  return Array.isArray(value) ? value.length === 0 : value === initialFilter[field];
}
