import { type Filter, type FilterFieldName, filterFieldNames } from "../rules/filter.ts";
import type { FilterGroupView } from "./filter-group-view.ts";
import { type FilterCounts, type Group, groupView } from "./group-of-counts.ts";

/** The groups of the filter in the order of the page; those that most people use stand open. */
const groups = {
  makes: { kind: "makes", title: "Märke och modell", isOpen: true },
  price: {
    kind: "range",
    title: "Pris",
    range: "price",
    unit: "kr",
    ends: ["Lägsta pris", "Högsta pris"],
    isOpen: true,
  },
  monthlyPayment: {
    kind: "range",
    title: "Månadskostnad",
    range: "monthlyPayment",
    unit: "kr",
    ends: ["Lägsta månadskostnad", "Högsta månadskostnad"],
  },
  mileage: {
    kind: "range",
    title: "Miltal",
    range: "mileage",
    unit: "mil",
    ends: ["Lägsta miltal", "Högsta miltal"],
    isOpen: true,
  },
  year: {
    kind: "range",
    title: "Modellår",
    range: "year",
    unit: "",
    ends: ["Äldsta modellår", "Nyaste modellår"],
  },
  owners: { kind: "atMost", title: "Antal ägare", name: "ownersTo" },
  fuel: { kind: "options", title: "Drivmedel", name: "fuelTypes", isOpen: true },
  gearbox: { kind: "segments", title: "Växellåda", name: "gearbox", isOpen: true },
  // The word of all passenger bodies is asked by links and in words: among bodies it would be one of them.
  body: { kind: "options", title: "Kaross", name: "types", leftOut: ["personbil"], isOpen: true },
  drive: {
    kind: "switches",
    title: "Dragkrok och drivning",
    switches: { hasTowbar: "Dragkrok", hasAwd: "Fyrhjulsdrift" },
    isOpen: true,
  },
  condition: {
    kind: "parts",
    title: "Skick",
    parts: [
      {
        kind: "segments",
        title: "Batterihälsa, minst",
        name: "batteryHealthFrom",
        short: (percent) => `${percent}\u00a0%`,
      },
      { kind: "segments", title: "Däck, minst", name: "tyreDepthFrom", short: (depth) => `${depth}\u00a0mm` },
      {
        kind: "segments",
        title: "Servicehistorik",
        name: "serviceHistory",
        short: (option) => (option === "full" ? "Komplett" : "Finns"),
      },
      { kind: "switches", title: "Anmärkningar", switches: { noRemarks: "Utan anmärkning" } },
    ],
    isOpen: true,
  },
  colour: { kind: "colours", title: "Färg", name: "carColors", isOpen: true },
  equipment: { kind: "options", title: "Utrustning", name: "equipmentTags" },
  seats: { kind: "options", title: "Säten", name: "seats" },
  horsepower: {
    kind: "range",
    title: "Effekt",
    range: "horsepower",
    unit: "hk",
    ends: ["Lägsta effekt", "Högsta effekt"],
  },
  wltp: {
    kind: "range",
    title: "Räckvidd el (WLTP)",
    range: "wltp",
    unit: "km",
    ends: ["Kortaste räckvidd", "Längsta räckvidd"],
  },
  tax: { kind: "atMost", title: "Fordonsskatt om året", name: "taxTo" },
  trailer: { kind: "atMost", title: "Dragvikt", name: "trailerWeightFrom" },
  battery: { kind: "atMost", title: "Batteriets storlek", name: "batteryFrom" },
  vat: { kind: "switches", title: "Moms", switches: { vatDeductible: "Avdragbar moms" } },
  store: { kind: "places", title: "Butik", name: "facilities" },
  place: { kind: "places", title: "Bilen står i", name: "physicalLocations" },
  leasing: { kind: "switches", title: "Leasing", switches: { leasable: "Går att leasa" } },
  cars: { kind: "rows", title: "Till salu och inkommande", name: "cars" },
} as const satisfies Record<string, Group>;

/** Asked in other ways: by the search field, the links of the list, a link that is shared, or by `cars`. */
const fieldsWithoutGroup: readonly FilterFieldName[] = [
  "licenseplates",
  "search",
  "order",
  "page",
  "incoming",
  "forSale",
];

export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

/** Which fields no group shows: the compiler does not see that one was forgotten, so the start does. */
export function fieldsMissingFrom(shown: readonly Group[], others: readonly FilterFieldName[]): string[] {
  const known = new Set<string>([...others, ...shown.flatMap(fieldsOfGroup)]);
  return filterFieldNames.filter((field) => !known.has(field));
}

export const groupsOfPage: { groups: readonly Group[]; fieldsWithoutGroup: readonly FilterFieldName[] } = {
  groups: Object.values(groups),
  fieldsWithoutGroup,
};

const missing = fieldsMissingFrom(groupsOfPage.groups, fieldsWithoutGroup);
if (missing.length > 0)
  throw new Error(`Add ${missing.join(", ")} to groups, or to fieldsWithoutGroup, in filter-groups.ts`);

function fieldsOfGroup(group: Group): string[] {
  switch (group.kind) {
    case "makes":
      return ["brands", "series"];
    case "range":
      return [`${group.range}From`, `${group.range}To`];
    case "switches":
      return Object.keys(group.switches);
    case "parts":
      return group.parts.flatMap(fieldsOfGroup);
    case "options":
    case "colours":
    case "places":
    case "segments":
    case "rows":
    case "atMost":
      return [group.name];
  }
}

export function filterGroups(
  names: readonly GroupName[],
  filter: Filter,
  counts: FilterCounts,
): FilterGroupView[] {
  return names.map((name) => groupView(groups[name], filter, counts));
}
