import { makeLabel, seriesLabel } from "#domain/car/makes.ts";
import type { Gearbox } from "#domain/car/vocabulary.ts";
import { type Filter, type FilterFieldName, filterFields } from "#domain/filter/filter.ts";
import { rangeLabel } from "#domain/filter/filter-labels.ts";
import { allBut, seriesOfMake } from "./all-but.ts";
import type { ListName, Wish } from "./wish.ts";
import { orderChips } from "./words-for-orders.ts";

export type Asked = { field: FilterFieldName; label: string; asks: Partial<Filter> };

/** What a wish puts in the filter when it stands alone, and what its chip says; null when it asks nothing. [SENTENCE-22] */
export function askedBy(wish: Wish): Asked | null {
  if (wish.kind === "list") return askedByList(wish);
  if (wish.kind === "range") {
    const { range, bounds } = wish;
    const label = rangeLabel(range, bounds) ?? "";
    return {
      field: bounds.from === null ? `${range}To` : `${range}From`,
      label: range === "wltp" ? `räckvidd ${label}` : label,
      asks: {
        ...(bounds.from !== null && { [`${range}From`]: bounds.from }),
        ...(bounds.to !== null && { [`${range}To`]: bounds.to }),
      },
    };
  }
  if (wish.kind === "gearbox") {
    const gearbox = gearboxOf(wish);
    return { field: "gearbox", label: described("gearbox", gearbox), asks: { gearbox } };
  }
  if (wish.kind === "yesNo") {
    const value = wish.value !== (wish.negated ?? false);
    return { field: wish.field, label: described(wish.field, value), asks: { [wish.field]: value } };
  }
  if (wish.kind === "order")
    return { field: "order", label: orderChips[wish.order], asks: { order: wish.order } };
  if (wish.kind === "incoming")
    return {
      field: "cars",
      label: described("cars", "inkommande"),
      asks: { cars: "inkommande", forSale: false },
    };
  return null;
}

export function gearboxOf({ value, negated }: Extract<Wish, { kind: "gearbox" }>): Gearbox {
  const other = { manuell: "automatisk", automatisk: "manuell" } as const;
  return negated === true ? other[value] : value;
}

/** Names keep their capital letter: "Inte BMW", but "Inte diesel". */
const names: readonly ListName[] = ["brands", "series", "facilities"];

function askedByList({ field, values, make, negated }: Extract<Wish, { kind: "list" }>): Asked {
  const words =
    field === "series"
      ? values.map((series) => seriesName(make?.value ?? "", series))
      : filterFields[field].describe(values);
  if (negated !== true) {
    const asks = { [field]: values, ...(make?.isSaid === true && { brands: [make.value] }) };
    return { field, label: words.join(field === "equipmentTags" ? " och " : " eller "), asks };
  }
  const left = field === "series" ? seriesOfMake(make?.value ?? "", values) : allBut(field, values);
  const said = words.join(" eller ");
  return {
    field,
    label: `Inte ${names.includes(field) ? said : said.toLowerCase()}`,
    asks: { [field]: left },
  };
}

/** "Volvo V60", but "Polestar 2" and "MG4", whose names hold the make. */
function seriesName(make: string, series: string): string {
  const known = seriesLabel(series);
  const label = /\d/.test(series) && known.toLowerCase() === series ? series.toUpperCase() : known;
  return label.toLowerCase().startsWith(make)
    ? known
    : `${makeLabel(make)} ${known.length > 0 ? label : series}`;
}

function described<Field extends FilterFieldName>(field: Field, value: Filter[Field]): string {
  return filterFields[field].describe(value).join(" ");
}
