import { readFileSync } from "node:fs";
import { askedFilter } from "#catalog/asked/asked-filter.ts";
import { catalogOf } from "#catalog/catalog.ts";
import { countFound } from "#catalog/search.ts";
import { listedStock } from "#catalog/stock/stock-kinds.ts";
import { chipsOf } from "#domain/filter/filter-chips.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { benchDay, benchStock } from "./search/bench-stock.ts";
const chain = demoChain;
const catalog = catalogOf(benchStock(8000), listedStock, benchDay, chain.stores.map((s) => s.slug));
for (const line of readFileSync(0, "utf8").split("\n").filter((l) => l.trim())) {
  const { filter, search } = askedFilter(new URLSearchParams({ search: line.toLowerCase() }), { now: benchDay, chain, catalog });
  console.log(`${line}\n   → ${chipsOf(filter, chain).map((c) => c.label).join(" | ")}${filter.order !== "rekommenderad" ? ` [${filter.order}]` : ""}  = ${countFound(catalog, filter)}` +
    (search.unknown.length ? `  OKÄNT: ${search.unknown.join(", ")}` : "") + (search.corrections.length ? `  RÄTTAT: ${search.corrections.map((c) => `${c.said}→${c.meant}`).join(", ")}` : "") + (search.notes.length ? `  NOT: ${search.notes.join(" ")}` : ""));
}
