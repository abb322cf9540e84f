import { Client } from "pg";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { type Catalog, catalogOf } from "#features/catalogue/service/catalog.ts";
import { search } from "#features/catalogue/service/search.ts";
import { type CatalogCar, listedStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { readSearch } from "#features/catalogue/service/words/reading.ts";
import { vocabularyOf } from "#features/catalogue/service/words/vocabulary.ts";
import { findPostgresBinaries, postgresAdvice, startPostgres } from "#tests/postgres-server.ts";
import { benchQueries } from "./search/bench-queries.ts";
import { benchDay, benchStock } from "./search/bench-stock.ts";
import { type Figures, timed } from "./search/figures.ts";
import { itemsjsEngine } from "./search/itemsjs-side.ts";
import { answerSql, fillPostgres, type SqlForm, sqlForms } from "./search/postgres-side.ts";
import { readingBars, readingFigures, suggestionFigures } from "./search/reading-side.ts";

/**
 * How long a whole answer takes: total, page of 24, the counts of every option of every facet, six histograms. Our
 * catalogue against PostgreSQL and itemsjs, the same stock and questions in one run, on one core.
 * Other sizes than the three: `npm run bench:search -- 10000 100000`.
 */
const bars: Record<number, { p50?: number; p99: number }> = {
  10000: { p50: 0.1, p99: 0.5 },
  100000: { p50: 0.4, p99: 1.5 },
  1000000: { p99: 12 },
};
const fasterThan = { postgres: 50, itemsjs: 90 };
const postgresUpTo = 100_000;
/** PostgreSQL needs minutes for what we do in a second: of a large stock it is asked every fourth question. */
const postgresAsks = (size: number) => (size > 10_000 ? queries.filter((_, at) => at % 4 === 0) : queries);
const itemsjsUpTo = 10_000;
const pageSize = 24;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : Object.keys(bars).map(Number);
const largest = benchStock(Math.max(...sizes));
const queries = benchQueries(largest.slice(0, 10_000));
const missed: string[] = [];
const perCar: number[] = [];

print("engine", "cars", "p50 ms", "p99 ms", "mean ms", "times slower");
for (const size of sizes) {
  const { catalog, buildMs, megabytes } = built(largest.slice(0, size));
  // A server has answered some thousand searches before long, and is as fast as it gets only then.
  const rounds = size > 500_000 ? { warmUp: 10, rounds: 10 } : { warmUp: 50, rounds: 25 };
  const answersTo = (asked: readonly Filter[]) =>
    timed(asked, rounds, (query) => search(catalog, query, { pageSize }));
  const ours = await answersTo(queries);
  line("catalogue", size, ours, 1);
  print("", "", `built in ${(buildMs / 1000).toFixed(1)} s`, `${megabytes.toFixed(0)} MB beside the cars`);
  perCar.push((ours.mean * 1e6) / size);
  const bar = bars[size];
  if (bar?.p50 && ours.p50 > bar.p50) missed.push(`p50 at ${size}: ${ours.p50.toFixed(3)} > ${bar.p50} ms`);
  if (bar && ours.p99 > bar.p99) missed.push(`p99 at ${size}: ${ours.p99.toFixed(3)} > ${bar.p99} ms`);
  if (size <= postgresUpTo) {
    const asked = postgresAsks(size);
    print(
      "",
      "",
      `PostgreSQL is asked ${asked.length} of the ${queries.length} questions, we the same again`,
    );
    compare("postgres", size, await answersTo(asked), await postgresFigures(catalog, asked));
  }
  if (size === 10_000) await checkReading(catalog);
  if (size <= itemsjsUpTo) compare("itemsjs", size, ours, await itemsjsFigures(catalog, queries));
}
print("", "", "nanoseconds for each car of the stock:", perCar.map((ns) => ns.toFixed(1)).join(", "));
for (const miss of missed) print("MISSED", miss);
process.exitCode = missed.length > 0 ? 1 : 0;

/** A sentence is read and a word completed before anything is searched for. */
async function checkReading(catalog: Catalog<CatalogCar>): Promise<void> {
  const figures = { reading: await readingFigures(), suggestions: await suggestionFigures(catalog) };
  for (const name of ["reading", "suggestions"] as const) {
    const { p50, p99, mean } = figures[name];
    print(name, "10000", p50.toFixed(3), p99.toFixed(3), mean.toFixed(3));
    if (p99 > readingBars[name]) missed.push(`${name} p99: ${p99.toFixed(3)} > ${readingBars[name]} ms`);
  }
}

function built(cars: readonly CatalogCar[]) {
  globalThis.gc?.();
  const before = memory();
  const started = performance.now();
  const catalog = catalogOf(cars, listedStock, benchDay);
  const buildMs = performance.now() - started;
  globalThis.gc?.();
  return { catalog, buildMs, megabytes: (memory() - before) / 1e6 };
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The best of the forms, for each query. */
async function postgresFigures(
  catalog: Catalog<CatalogCar>,
  asked: readonly Filter[],
): Promise<Figures | null> {
  const binaries = findPostgresBinaries();
  if (!binaries) {
    missed.push(`no PostgreSQL to compare with: ${postgresAdvice}`);
    return null;
  }
  const server = await startPostgres(binaries);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await fillPostgres(client, catalog.base.segment, catalog.dictionaries);
    const vocabulary = vocabularyOf([catalog.base]);
    const best: string[] = [];
    for (const query of asked) {
      const parts = query.search === "" ? [] : readSearch(query.search, vocabulary, new Map());
      const forms = (Object.keys(sqlForms) as SqlForm[]).map((form) =>
        answerSql(form, query, parts, catalog.dictionaries),
      );
      best.push(await fastest(client, forms, search(catalog, query, { pageSize }).total, query));
    }
    return await timed(best, { warmUp: 1, rounds: 3 }, (text) => client.query(text));
  } finally {
    await client.end();
    await server.stop();
  }
}

async function fastest(
  client: Client,
  forms: readonly string[],
  total: number,
  query: Filter,
): Promise<string> {
  const times = new Map<string, number>();
  for (const text of forms) {
    await client.query(text);
    const started = performance.now();
    const { rows } = await client.query(text);
    times.set(text, performance.now() - started);
    if (rows[0].total !== total) {
      throw new Error(`PostgreSQL finds ${rows[0].total} and we ${total}: ${JSON.stringify(query)}`);
    }
  }
  return forms.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))[0] ?? "";
}

function itemsjsFigures(catalog: Catalog<CatalogCar>, asked: readonly Filter[]): Promise<Figures> {
  const ask = itemsjsEngine(catalog.base.segment.cars, catalog.dictionaries.facets);
  return timed(asked, { warmUp: 1, rounds: 3 }, ask);
}

function compare(engine: keyof typeof fasterThan, size: number, ours: Figures, theirs: Figures | null): void {
  if (!theirs) return;
  const times = theirs.mean / ours.mean;
  line(engine, size, theirs, times);
  if (times < fasterThan[engine]) {
    missed.push(`${engine} at ${size}: ${times.toFixed(0)} times slower, not ${fasterThan[engine]}`);
  }
}

function line(engine: string, size: number, { p50, p99, mean }: Figures, times: number): void {
  print(engine, String(size), p50.toFixed(3), p99.toFixed(3), mean.toFixed(3), times.toFixed(0));
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(14)).join("")}\n`);
}
