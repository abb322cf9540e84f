import {
  bodyTypes,
  colours,
  equipmentTags,
  fuelLabel,
  gearboxes,
  labelIn,
  seatChoiceLabel,
} from "#domain/car/vocabulary.ts";
import { carsChoices } from "#domain/filter/cars-choice.ts";
import type { Filter } from "#domain/filter/filter.ts";
import { rangeLabel } from "#domain/filter/filter-labels.ts";
import type { RangeName } from "#domain/filter/steps.ts";
import type { StoreLabels } from "#domain/store/store.ts";
import type { FilterGroupView, OptionView } from "./filter-group-view.ts";
import { type MakeCounts, makesGroup } from "./makes-group.ts";

type Count = { value: string; count: number };

/** What the stock answers about every option; the shape of the catalogue's answer. */
export type FilterCounts = MakeCounts & {
  facets: Record<ListName | ChoiceName | SwitchName, readonly Count[]>;
  histograms: Record<RangeName, { steps: readonly number[]; counts: readonly number[] }>;
  stores: StoreLabels;
};

type ListName = "types" | "facilities" | "seats" | "fuelTypes" | "carColors" | "equipmentTags";
type ChoiceName = "gearbox" | "cars";
type SwitchName = "hasAwd" | "hasTowbar" | "leasable";

type Group =
  | { kind: "makes"; title: string; isOpen: true }
  | {
      kind: "options" | "colours";
      title: string;
      name: ListName;
      label: (value: string, stores: StoreLabels) => string;
      isOpen?: true;
    }
  | { kind: "one"; title: string; name: ChoiceName; labels: Readonly<Record<string, string>>; isOpen?: true }
  | { kind: "range"; title: string; range: RangeName; unit: string; isOpen?: true }
  | { kind: "switches"; title: string; switches: Partial<Record<SwitchName, string>>; isOpen?: true };

/** The groups of the filter in the order of the page; those that most people use stand open. [LISTING-2] */
const groups = {
  makes: { kind: "makes", title: "Märke och modell", isOpen: true },
  price: { kind: "range", title: "Pris", range: "price", unit: "kr", isOpen: true },
  monthlyPayment: { kind: "range", title: "Månadskostnad", range: "monthlyPayment", unit: "kr" },
  mileage: { kind: "range", title: "Miltal", range: "mileage", unit: "mil", isOpen: true },
  year: { kind: "range", title: "Modellår", range: "year", unit: "" },
  fuel: { kind: "options", title: "Drivmedel", name: "fuelTypes", label: fuelLabel, isOpen: true },
  gearbox: {
    kind: "one",
    title: "Växellåda",
    name: "gearbox",
    labels: { ...gearboxes, automatisk: "Automat" },
    isOpen: true,
  },
  body: {
    kind: "options",
    title: "Kaross",
    name: "types",
    label: (value) => labelIn(bodyTypes, value),
    isOpen: true,
  },
  drive: {
    kind: "switches",
    title: "Dragkrok och drivning",
    switches: { hasTowbar: "Dragkrok", hasAwd: "Fyrhjulsdrift" },
    isOpen: true,
  },
  colour: {
    kind: "colours",
    title: "Färg",
    name: "carColors",
    label: (value) => labelIn(colours, value),
    isOpen: true,
  },
  equipment: {
    kind: "options",
    title: "Utrustning",
    name: "equipmentTags",
    label: (value) => labelIn(equipmentTags, value),
  },
  seats: { kind: "options", title: "Säten", name: "seats", label: seatChoiceLabel },
  horsepower: { kind: "range", title: "Effekt", range: "horsepower", unit: "hk" },
  wltp: { kind: "range", title: "Räckvidd el (WLTP)", range: "wltp", unit: "km" },
  store: {
    kind: "options",
    title: "Butik",
    name: "facilities",
    label: (value, stores) => labelIn(stores, value),
  },
  leasing: { kind: "switches", title: "Leasing", switches: { leasable: "Går att leasa" } },
  cars: {
    kind: "one",
    title: "Bilar",
    name: "cars",
    labels: { "till-forsaljning": "Till salu", inkommande: carsChoices.inkommande },
  },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

export function filterGroups(
  names: readonly GroupName[],
  filter: Filter,
  counts: FilterCounts,
): FilterGroupView[] {
  return names.map((name) => groupView(groups[name], filter, counts));
}

function groupView(group: Group, filter: Filter, counts: FilterCounts): FilterGroupView {
  const { title, isOpen = false } = group;
  switch (group.kind) {
    case "makes":
      return { title, isOpen, ...makesGroup(filter, counts) };
    case "options":
    case "colours": {
      const options = optionsOf(counts.facets[group.name], filter[group.name], (value) =>
        group.label(value, counts.stores),
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
      const options = optionsOf(counts.facets[group.name], [chosen ?? ""], (value) =>
        labelIn(group.labels, value),
      );
      const label = options.find(({ isChosen }) => isChosen)?.label ?? null;
      return {
        title,
        kind: "one",
        name: group.name,
        options,
        chosen: label,
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
  const from = filter[`${range}From`];
  const to = filter[`${range}To`];
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

export function optionsOf(
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
export function chosenText(chosen: number): string | null {
  if (chosen === 0) return null;
  return chosen === 1 ? "1 vald" : `${chosen} valda`;
}
