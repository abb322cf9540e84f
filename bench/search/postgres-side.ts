import type { Client } from "pg";
import { orderKeys } from "#features/catalogue/rules/car-order.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { wordsOfText } from "#features/catalogue/rules/matches-search.ts";
import { rangeNames } from "#features/catalogue/rules/ranges.ts";
import {
  countedFacets,
  equipmentOf,
  type FacetDictionary,
  valueIn,
} from "#features/catalogue/service/columns/facet-dictionary.ts";
import { type MakeDictionary, makeNumber } from "#features/catalogue/service/columns/make-dictionary.ts";
import { lanesPerRow } from "#features/catalogue/service/columns/packed-codes.ts";
import { rangeColumns } from "#features/catalogue/service/columns/range-columns.ts";
import type { Segment } from "#features/catalogue/service/columns/segment.ts";
import { type CatalogCar, listedStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { WordMatch } from "#features/catalogue/service/words/reading.ts";
import { benchDay } from "./bench-stock.ts";
import { bitmapsSql, fillBitmaps } from "./sql-bitmaps.ts";
import { type SqlQuestion, sqlName, sqlOrders, sqlQuestions, sqlRequired } from "./sql-questions.ts";

const pageSize = 24;
const facetColumns = countedFacets.map(sqlName);
const laneColumns = Array.from({ length: lanesPerRow }, (_, lane) => `lane_${lane}`);
const numberColumns = rangeNames.map((range) => `${sqlName(range)}_number`);

/**
 * The stock as PostgreSQL likes it best for this: a narrow table with the same packed codes that we count, in memory,
 * the wide rows of the cards apart from it, and its own index for words.
 */
export async function fillPostgres(
  client: Client,
  segment: Segment<CatalogCar>,
  { facets: dictionary, makes }: { facets: FacetDictionary; makes: MakeDictionary },
): Promise<void> {
  const { cars, codes } = segment;
  await client.query(`
    set max_parallel_workers_per_gather = 0; set work_mem = '256MB'; set jit = off;
    drop table if exists narrow, cards, written;
    create table narrow (id int, place int, make smallint, equipment smallint, recommended int, published bigint, cut int,
      ${[...facetColumns, ...laneColumns].map((column) => `${column} smallint`).join(", ")},
      ${numberColumns.map((column) => `${column} int`).join(", ")});
    create table cards (id int primary key, card jsonb);
    create table written (id int primary key, words tsvector)`);
  for (let start = 0; start < cars.length; start += 1_000) {
    const some = cars.slice(start, start + 1_000).map((car, at) => {
      const facts = listedStock.factsOf(car, benchDay);
      const row = (start + at) * lanesPerRow;
      const lanes = Object.fromEntries(
        laneColumns.map((column, lane) => [column, (codes.rows[row + lane] ?? 0) - 32_768]),
      );
      const facets = Object.fromEntries(
        countedFacets.map((facet) => [sqlName(facet), valueIn(facet, facts, dictionary)]),
      );
      const numbers = Object.fromEntries(
        rangeNames.map((range) => [`${sqlName(range)}_number`, rangeColumns[range].comparedOf(facts)]),
      );
      return {
        id: car.id,
        make: makeNumber(makes, listedStock.makeOf(car)),
        equipment: equipmentOf(dictionary, facts),
        place: start + at,
        recommended: orderKeys.rekommenderad(facts),
        cut: facts.legalCut,
        published: facts.publishedAt?.getTime() ?? null,
        ...lanes,
        ...facets,
        ...numbers,
        card: car,
        words: [...new Set([...facts.texts, ...plateTexts(car.licenseplate)].flatMap(wordsOfText))]
          .map((word) => `'${word}'`)
          .join(" "),
      };
    });
    const rows = JSON.stringify(some);
    await client.query("insert into narrow select * from json_populate_recordset(null::narrow, $1)", [rows]);
    await client.query("insert into cards select * from json_populate_recordset(null::cards, $1)", [rows]);
    await client.query("insert into written select * from json_populate_recordset(null::written, $1)", [
      rows,
    ]);
  }
  await client.query("create index on written using gin (words)");
  await client.query("create index on narrow (id)");
  await fillBitmaps(client, segment, dictionary);
  for (const table of ["cards", "written"]) await client.query(`vacuum (analyze) ${table}`);
}

function plateTexts(plate: string): string[] {
  return [plate, plate.slice(3)];
}

/**
 * Three ways to ask for everything at once; which is fastest depends on the question, and the best one counts.
 * `masks`: one look at the stock notes for each car which questions it disagrees with, as we do it ourselves.
 * `again`: the hits are found once, and every question's own counts by looking again without it.
 * `bitmaps`: see there.
 */
export const sqlForms = { masks: masksSql, again: againSql, bitmaps: bitmapsSql } as const;
export type SqlForm = keyof typeof sqlForms;

export function answerSql(
  form: SqlForm,
  filter: Filter,
  parts: readonly WordMatch[] | null,
  dictionaries: { facets: FacetDictionary; makes: MakeDictionary },
): string {
  const required = sqlRequired(filter, parts, dictionaries.facets);
  return sqlForms[form](filter, required, sqlQuestions(filter, dictionaries));
}

function masksSql(filter: Filter, required: string, questions: readonly SqlQuestion[]): string {
  const mask =
    questions.map(({ agrees }, at) => `case when ${agrees} then 0 else ${1 << at} end`).join(" | ") || "0";
  const nearMisses = questions.map(
    ({ column }, at) =>
      `union all select ${100 + at}, ${column}::int, count(*)::int from looked where missed = ${1 << at} group by ${column}`,
  );
  return `with looked as materialized (
      select * from (
        select ${columnsFor(questions)}, ${mask} as missed from narrow ${required}
      ) x where missed & (missed - 1) = 0
    ), hits as (select * from looked where missed = 0)
    ${answerFrom(filter, nearMisses)}`;
}

/** Not a column more than is counted or sorted by: what is carried along costs. */
function columnsFor(questions: readonly SqlQuestion[]): string {
  const sorted = ["recommended", "published", "cut", "price_number", "year_number", "mileage_number"];
  return ["id", ...new Set([...laneColumns, ...sorted, ...questions.map(({ column }) => column)])].join(", ");
}

function againSql(filter: Filter, required: string, questions: readonly SqlQuestion[]): string {
  const without = (skipped: SqlQuestion | null) =>
    questions.filter((question) => question !== skipped).map(({ agrees }) => agrees);
  const where = (conditions: string[]) =>
    conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const others = questions.map(
    (question, at) =>
      `union all select ${100 + at}, ${question.column}::int, count(*)::int from wanted ${where(without(question))} group by ${question.column}`,
  );
  const wanted = required === "" ? "" : `wanted as materialized (select * from narrow ${required}), `;
  return `with ${wanted === "" ? "wanted as not materialized (select * from narrow), " : wanted}
    hits as materialized (select ${columnsFor([])} from wanted ${where(without(null))})
    ${answerFrom(filter, others)}`;
}

function answerFrom(filter: Filter, more: readonly string[]): string {
  const sets = `grouping sets (${laneColumns.map((column) => `(${column})`).join(", ")})`;
  const which = laneColumns.map((column, lane) => `when grouping(${column}) = 0 then ${lane}`).join(" ");
  const order = `${sqlOrders[filter.order]}, id desc`;
  return `select (select count(*)::int from hits) as total,
    (select json_agg(cards.card) from (
      select id from hits order by ${order} limit ${pageSize} offset ${(filter.page - 1) * pageSize}
    ) page join cards using (id)) as cars,
    (select json_build_array(array_agg(place), array_agg(code), array_agg(cars)) from (
      select case ${which} end as place, coalesce(${laneColumns.join(", ")})::int as code, count(*)::int as cars
      from hits group by ${sets}
      ${more.join("\n")}
    ) counted) as counts`;
}
