import {
  boundsOf,
  type FacetFieldName,
  type Filter,
  facetFields,
  filterFields,
} from "#domain/filter/filter.ts";
import { rangeLabel } from "#domain/filter/filter-labels.ts";
import type { RangeName } from "#domain/filter/ranges.ts";
import type { StoreLabels } from "#domain/store/store.ts";
import type { FilterGroupView, OptionView } from "./filter-group-view.ts";
import { type MakeCounts, makesGroup } from "./makes-group.ts";

type Count = { value: string; count: number };

/** What the stock answers about every option; the shape of the catalogue's answer. */
export type FilterCounts = MakeCounts & {
  facets: Record<FacetFieldName | "equipmentTags", readonly Count[]>;
  histograms: Record<RangeName, { steps: readonly number[]; counts: readonly number[] }>;
  stores: StoreLabels;
};

/** The fields with options whose value is of one kind. */
type FieldOf<Value> = {
  [Field in FacetFieldName]: Filter[Field] extends Value ? Field : never;
}[FacetFieldName];

type OptionsName = FieldOf<readonly string[]> | "equipmentTags";
type ChoiceName = FieldOf<string | null>;
type SwitchName = FieldOf<boolean | null>;
type AtMostName = FieldOf<number | null>;

/** One row of the table of groups. */
export type Group =
  | { kind: "makes"; title: string; isOpen: true }
  | { kind: "options" | "colours"; title: string; name: OptionsName; isOpen?: true }
  | {
      kind: "one";
      title: string;
      name: ChoiceName;
      /** Where the control says it shorter than a chip. */
      labels?: Readonly<Record<string, string>>;
      isOpen?: true;
    }
  | { kind: "atMost"; title: string; name: AtMostName; isOpen?: true }
  | { kind: "range"; title: string; range: RangeName; unit: string; isOpen?: true }
  | { kind: "switches"; title: string; switches: Partial<Record<SwitchName, string>>; isOpen?: true };

/** What a group shows of one filter and the counts beside it. */
export function groupView(group: Group, filter: Filter, counts: FilterCounts): FilterGroupView {
  const { title, isOpen = false } = group;
  switch (group.kind) {
    case "makes":
      return { title, isOpen, ...makesGroup(filter, counts) };
    case "options":
    case "colours": {
      const options = optionsOf(
        counts.facets[group.name],
        filter[group.name],
        labelOf(group.name, counts.stores),
      );
      const chosen = chosenText(options.filter(({ isChosen }) => isChosen).length);
      return {
        title,
        kind: group.kind,
        name: group.name,
        options,
        chosen,
        isOpen: isOpen || chosen !== null,
      };
    }
    case "one": {
      const chosen = filter[group.name];
      const label = labelOf(group.name, counts.stores);
      const options = optionsOf(
        counts.facets[group.name],
        [chosen ?? ""],
        (value) => group.labels?.[value] ?? label(value),
      );
      return oneOf("one", group, options, isOpen);
    }
    case "atMost": {
      const chosen = [String(filter[group.name] ?? "")];
      const options = optionsOf(counts.facets[group.name], chosen, labelOf(group.name, counts.stores));
      return oneOf("radios", group, options, isOpen);
    }
    case "switches": {
      const switches = Object.entries(group.switches).map(([name, label]) => {
        const field = name as SwitchName;
        const count = counts.facets[field].find(({ value }) => value === "true")?.count ?? 0;
        return { name, label, count, value: filter[field] };
      });
      const on = switches.filter(({ value }) => value !== null).length;
      return { title, kind: "switches", switches, chosen: chosenText(on), isOpen: isOpen || on > 0 };
    }
    case "range":
      return rangeGroup(group, isOpen, filter, counts);
  }
}

function rangeGroup(
  { title, range, unit }: Extract<Group, { kind: "range" }>,
  isOpen: boolean,
  filter: Filter,
  { histograms }: FilterCounts,
): FilterGroupView {
  const { steps, counts } = histograms[range];
  const { from, to } = boundsOf(filter, range);
  const most = Math.max(1, ...counts);
  // A year is a bar of its own; of other steps an upper bound is where the bar begins.
  const lastBar = to === null ? counts.length : steps.indexOf(to) + (range === "year" ? 1 : 0);
  const bars = counts.map((count, at) => ({
    share: Math.round((count / most) * 100) / 100,
    isInside: (from === null || at > steps.indexOf(from)) && at <= lastBar,
  }));
  const isAsked = from !== null || to !== null;
  const chosen = range === "monthlyPayment" ? null : rangeLabel(range, { from, to });
  return {
    title,
    kind: "range",
    range,
    unit,
    steps: [...steps],
    from,
    to,
    bars,
    chosen,
    isOpen: isOpen || isAsked,
  };
}

/** A control says of an option what its chip will. */
function labelOf(
  name: OptionsName | ChoiceName | AtMostName,
  stores: StoreLabels,
): (option: string) => string {
  if (name === "equipmentTags") return (option) => filterFields[name].describe([option], stores).join("");
  return (option) => facetFields[name].facet.labelOf(option, stores);
}

function oneOf<Kind extends "one" | "radios">(
  kind: Kind,
  { title, name }: Extract<Group, { kind: "one" | "atMost" }>,
  options: OptionView[],
  isOpen: boolean,
) {
  const chosen = options.find(({ isChosen }) => isChosen)?.label ?? null;
  return { title, kind, name, options, chosen, isOpen: isOpen || chosen !== null };
}

function optionsOf(
  counts: readonly Count[],
  chosen: readonly string[],
  label: (value: string) => string,
): OptionView[] {
  return counts.map(({ value, count }) => ({
    value,
    label: label(value),
    count,
    isChosen: chosen.includes(value),
  }));
}

/** "1 vald", "3 valda" */
function chosenText(chosen: number): string | null {
  if (chosen === 0) return null;
  return chosen === 1 ? "1 vald" : `${chosen} valda`;
}
