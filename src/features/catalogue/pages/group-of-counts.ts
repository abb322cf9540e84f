import type { StoreLabels } from "#features/stores/rules/store.ts";
import { type FacetFieldName, type Filter, facetFields, filterFields } from "../rules/filter.ts";
import type { RangeName } from "../rules/ranges.ts";
import type { UnreadBound } from "../rules/unread-bounds.ts";
import type { FilterGroupView, OptionView } from "./filter-group-view.ts";
import { type MakeCounts, makesGroup } from "./makes-group.ts";
import { rangeGroup } from "./range-group.ts";

type Count = { value: string; count: number };

/** What the stock answers about every option; the shape of the catalogue's answer. */
export type FilterCounts = MakeCounts & {
  facets: Record<FacetFieldName | "equipmentTags", readonly Count[]>;
  histograms: Record<RangeName, { steps: readonly number[]; counts: readonly number[] }>;
  stores: StoreLabels;
  /** Bounds that stand in the address and are no numbers: shown where they were written. */
  unread: readonly UnreadBound[];
  /** How many cars there are when the field asks nothing. */
  countWithout: (field: FacetFieldName) => number;
};

/** The fields with options whose value is of one kind. */
type FieldOf<Value> = {
  [Field in FacetFieldName]: Filter[Field] extends Value ? Field : never;
}[FacetFieldName];

type OptionsName = FieldOf<readonly string[]> | "equipmentTags";
type PlaceName = "facilities" | "physicalLocations";
type ChoiceName = FieldOf<string | null>;
type SwitchName = FieldOf<boolean | null>;
type StepName = FieldOf<number | null>;

/** One row of the table of groups. */
export type Group =
  | { kind: "makes"; title: string; isOpen: true }
  | {
      kind: "options" | "colours";
      title: string;
      name: OptionsName;
      /** Words that can be asked for and have no box of their own. */
      leftOut?: readonly string[];
      isOpen?: true;
    }
  | { kind: "places"; title: string; name: PlaceName; isOpen?: true }
  | {
      kind: "segments";
      title: string;
      name: ChoiceName | StepName;
      /** What a segment says, where the title says the rest. */
      short?: (option: string) => string;
      isOpen?: true;
    }
  | { kind: "rows"; title: string; name: ChoiceName; isOpen?: true }
  | { kind: "atMost"; title: string; name: StepName; isOpen?: true }
  | {
      kind: "range";
      title: string;
      range: RangeName;
      unit: string;
      ends: readonly [string, string];
      isOpen?: true;
    }
  | { kind: "switches"; title: string; switches: Partial<Record<SwitchName, string>>; isOpen?: true }
  /** Several questions about one thing, each with a title of its own. */
  | { kind: "parts"; title: string; parts: readonly Group[]; isOpen?: true };

/** What a group shows of one filter and the counts beside it. */
export function groupView(group: Group, filter: Filter, counts: FilterCounts): FilterGroupView {
  const { title, isOpen = false } = group;
  switch (group.kind) {
    case "makes":
      return { title, isOpen, ...makesGroup(filter, counts) };
    case "options":
    case "colours": {
      const isShown = ({ value }: OptionView) => !group.leftOut?.includes(value);
      const options = optionsOf(group.name, filter[group.name], counts).filter(isShown);
      return anyOf(group.kind, group, options, isOpen);
    }
    case "places": {
      const places = optionsOf(group.name, filter[group.name], counts);
      const inOrder = places.toSorted((one, other) => one.label.localeCompare(other.label, "sv"));
      return anyOf("options", group, inOrder, isOpen);
    }
    case "segments":
    case "rows":
    case "atMost": {
      const options = [
        ...optionsOf(group.name, [String(filter[group.name] ?? "")], counts).map(
          shortened(group.kind === "segments" ? group.short : undefined),
        ),
        ...unreadOptions(group.name, counts),
      ];
      const chosen = options.find(({ isChosen }) => isChosen)?.label ?? null;
      return {
        title,
        kind: group.kind === "segments" ? "segments" : "rows",
        name: group.name,
        options,
        all: counts.countWithout(group.name),
        chosen,
        isOpen: isOpen || chosen !== null,
      };
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
    case "parts": {
      const parts = group.parts.map((part) => groupView(part, filter, counts));
      const chosen = chosenText(parts.filter((part) => part.chosen !== null).length);
      return { title, kind: "parts", parts, chosen, isOpen: isOpen || chosen !== null };
    }
    case "range":
      return rangeGroup(group, filter, counts);
  }
}

function shortened(short: ((option: string) => string) | undefined): (option: OptionView) => OptionView {
  return short === undefined ? (option) => option : (option) => ({ ...option, label: short(option.value) });
}

/** A control says of an option what its chip will. */
function labelOf(name: OptionsName | ChoiceName | StepName, stores: StoreLabels): (option: string) => string {
  if (name === "equipmentTags") return (option) => filterFields[name].describe([option], stores).join("");
  return (option) => facetFields[name].facet.labelOf(option, stores);
}

function anyOf(
  kind: "options" | "colours",
  { title, name }: { title: string; name: OptionsName },
  options: OptionView[],
  isOpen: boolean,
): FilterGroupView {
  const chosen = chosenText(options.filter(({ isChosen }) => isChosen).length);
  return { title, kind, name, options, chosen, isOpen: isOpen || chosen !== null };
}

function optionsOf(
  name: OptionsName | ChoiceName | StepName,
  chosen: readonly string[],
  { facets, stores }: FilterCounts,
): OptionView[] {
  const label = labelOf(name, stores);
  return facets[name].map(({ value, count }) => ({
    value,
    label: label(value),
    count,
    isChosen: chosen.includes(value),
  }));
}

/** What was written and is no number stands among the choices, chosen until another is. */
function unreadOptions(name: string, { unread }: FilterCounts): OptionView[] {
  return unread
    .filter(({ field }) => field === name)
    .map(({ text }) => ({ value: text, label: `”${text}”`, count: 0, isChosen: true }));
}

/** "1 vald", "3 valda" */
function chosenText(chosen: number): string | null {
  if (chosen === 0) return null;
  return chosen === 1 ? "1 vald" : `${chosen} valda`;
}
