import {
  boundsOf,
  type Filter,
  facetFieldNames,
  parameterValuesOf,
} from "#features/catalogue/rules/filter.ts";
import { rangeNames } from "#features/catalogue/rules/ranges.ts";
import type { SortOrder } from "#features/catalogue/rules/sort-orders.ts";
import { codesMatching, type FacetDictionary } from "#features/catalogue/service/columns/facet-dictionary.ts";
import { type MakeDictionary, requestedMakes } from "#features/catalogue/service/columns/make-dictionary.ts";
import { rangeColumns } from "#features/catalogue/service/columns/range-columns.ts";
import type { WordMatch } from "#features/catalogue/service/words/reading.ts";

/** One field of the filter in SQL: which rows of `narrow` agree, and the column with what it counts. */
export type SqlQuestion = { column: string; agrees: string };

export function sqlQuestions(
  filter: Filter,
  { facets, makes }: { facets: FacetDictionary; makes: MakeDictionary },
): SqlQuestion[] {
  const questions: SqlQuestion[] = [];
  const asked = requestedMakes(makes, filter);
  if (asked) questions.push({ column: "make", agrees: isIn("make", asked) });
  for (const facet of facetFieldNames) {
    const words = parameterValuesOf(filter, facet);
    if (words.length === 0) continue;
    const codes = codesMatching(facets.options[facet], words);
    questions.push({ column: sqlName(facet), agrees: isIn(sqlName(facet), codes) });
  }
  for (const range of rangeNames) {
    const bounds = boundsOf(filter, range);
    if (bounds.from === null && bounds.to === null) continue;
    const { from, to } = rangeColumns[range].compared(bounds);
    const column = `${sqlName(range)}_number`;
    const agrees = [from === null ? "" : `${column} >= ${from}`, to === null ? "" : `${column} <= ${to}`];
    questions.push({
      column: sqlName(range),
      agrees: `coalesce(${agrees.filter((text) => text !== "").join(" and ")}, false)`,
    });
  }
  return questions;
}

/** What every count stands under: equipment, and words by PostgreSQL's own index of them. */
export function sqlRequired(
  filter: Filter,
  parts: readonly WordMatch[] | null,
  { equipment }: FacetDictionary,
): string {
  const tags = filter.equipmentTags.reduce((sum, tag) => sum | (1 << equipment.indexOf(tag)), 0);
  const conditions = tags === 0 ? [] : [`(equipment & ${tags}) = ${tags}`];
  if (parts === null) conditions.push("false");
  else if (parts.length > 0) {
    const query = parts
      .map((part) => {
        if ("prefix" in part) return `${lexeme(part.prefix)}:*`;
        return "whole" in part ? lexeme(part.whole) : `(${part.oneOf.map(lexeme).join("|")})`;
      })
      .join("&");
    conditions.push(`id in (select id from written where words @@ $q$${query}$q$::tsquery)`);
  }
  return conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
}

/** As the indexes of the table have them. */
export const sqlOrders: Record<SortOrder, string> = {
  rekommenderad: "recommended, published desc nulls last",
  "nyaste-publiceringsdatum": "published desc nulls last",
  nyast: "year_number desc",
  aldsta: "year_number",
  "hogsta-mil": "mileage_number desc",
  "lagsta-mil": "mileage_number",
  "hogsta-pris": "price_number desc nulls last",
  "lagsta-pris": "price_number nulls last",
  "storsta-prissankning": "cut desc nulls last",
};

export function sqlName(facet: string): string {
  return facet.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isIn(column: string, codes: readonly number[]): string {
  if (codes.length === 0) return "false";
  return codes.length === 1 ? `${column} = ${codes[0]}` : `${column} in (${codes.join(", ")})`;
}

function lexeme(word: string): string {
  return `'${word.replaceAll("'", "''")}'`;
}
