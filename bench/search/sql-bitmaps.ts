import type { Client } from "pg";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { boundsOf } from "#features/catalogue/rules/filter.ts";
import { rangeNames } from "#features/catalogue/rules/ranges.ts";
import type { Bits } from "#features/catalogue/service/columns/bits.ts";
import { bitsFor, hasBit, setBit } from "#features/catalogue/service/columns/bits.ts";
import {
  countedFacets,
  type FacetDictionary,
  valueIn,
} from "#features/catalogue/service/columns/facet-dictionary.ts";
import type { Segment } from "#features/catalogue/service/columns/segment.ts";
import { type CatalogCar, listedStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { benchDay } from "./bench-stock.ts";
import { type SqlQuestion, sqlName, sqlOrders } from "./sql-questions.ts";

const pageSize = 24;

/** A stored bitmap for every value of every column that is counted or asked, one bit for each row. */
export async function fillBitmaps(
  client: Client,
  { cars, values: columns, ranges }: Segment<CatalogCar>,
  dictionary: FacetDictionary,
): Promise<void> {
  await client.query(
    `drop table if exists bitmaps; create table bitmaps (facet text, value int, counted bool, bits varbit)`,
  );
  const values = new Map<string, Bits>();
  const mark = (key: string, row: number) => {
    const bits = values.get(key) ?? bitsFor(cars.length);
    values.set(key, bits);
    setBit(bits, row);
  };
  cars.forEach((car, row) => {
    const facts = listedStock.factsOf(car, benchDay);
    for (const facet of countedFacets) {
      mark(`${sqlName(facet)} ${valueIn(facet, facts, dictionary)} true`, row);
    }
    mark(`make ${columns.makes[row]} true`, row);
    for (const tag of facts.equipment ?? []) mark(`equipment ${dictionary.equipment.indexOf(tag)} true`, row);
  });
  for (const range of rangeNames) {
    for (const end of ["from", "to"] as const) {
      dictionary.steps[range].forEach((step, at) => {
        values.set(`${sqlName(range)}_${end} ${step} false`, ranges[range][end][at] ?? bitsFor(cars.length));
      });
    }
  }
  for (const [key, bits] of values) {
    const [facet, value, counted] = key.split(" ");
    const text = Array.from({ length: cars.length }, (_, row) => (hasBit(bits, row) ? "1" : "0")).join("");
    await client.query("insert into bitmaps values ($1, $2, $3, $4)", [facet, value, counted, text]);
  }
  await client.query("create index on bitmaps (facet, value)");
  await client.query("create index on narrow (place)");
  for (const table of ["bitmaps", "narrow"]) await client.query(`vacuum (analyze) ${table}`);
}

/** The third way: ands and ors of stored bitmaps, and a count of the bits that each value shares with the hits. */
export function bitmapsSql(filter: Filter, required: string, questions: readonly SqlQuestion[]): string {
  const ofValues = (facet: string, values: readonly (string | number)[]) =>
    values.length === 1
      ? `(select bits from bitmaps where facet = '${facet}' and value = ${values[0]})`
      : `(select bit_or(bits) from bitmaps where facet = '${facet}' and value in (${values.join(", ") || "null"}))`;
  const masks = questions.map(({ column, agrees }, at) => {
    const range = rangeNames.find((name) => sqlName(name) === column);
    if (!range)
      return `${ofValues(column, agrees === "false" ? [] : (agrees.match(/-?\d+/g) ?? []))} as q${at}`;
    const { from, to } = boundsOf(filter, range);
    const ends = [
      ...(from === null ? [] : [ofValues(`${column}_from`, [from])]),
      ...(to === null ? [] : [ofValues(`${column}_to`, [to])]),
    ];
    return `${ends.join(" & ")} as q${at}`;
  });
  const rows = rowsSql(required);
  if (rows) masks.push(`${rows} as q${questions.length}`);
  const all = masks.map((_, at) => `q${at}`);
  const product = (skipped: number) => all.filter((_, at) => at !== skipped).join(" & ");
  const everything = `(select bits from every)`;
  const cases = questions.map(({ column }, at) => `when '${column}' then b${at}`).join(" ");
  const bases = questions.map((_, at) => `${product(at) || everything} as b${at}`);
  return `with every as (select (~ (bits & ~ bits)) as bits from bitmaps limit 1),
    asked as materialized (select ${masks.join(", ") || "1"}),
    bases as materialized (select ${[`${product(-1) || everything} as hits`, ...bases].join(", ")} from asked),
    page as (select id from narrow, bases where get_bit(hits, place) = 1
      order by ${sqlOrders[filter.order]}, id desc limit ${pageSize} offset ${(filter.page - 1) * pageSize})
    select (select bit_count(hits)::int from bases) as total,
      (select json_agg(cards.card) from page join cards using (id)) as cars,
      (select json_build_array(array_agg(facet), array_agg(value), array_agg(bit_count(bits & ${cases ? `case facet ${cases} else hits end` : "hits"})))
        from bitmaps, bases where counted) as counts`;
}

/** Equipment and words as one bitmap. */
function rowsSql(required: string): string | null {
  if (required === "") return null;
  return `(select coalesce(bit_or(set_bit((select (bits & ~ bits) from bitmaps limit 1), place, 1)), (select (bits & ~ bits) from bitmaps limit 1)) from narrow ${required})`;
}
