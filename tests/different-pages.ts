import { paths } from "#core/paths.ts";
import { bodyTypes, colours, fuels } from "#features/cars/rules/vocabulary.ts";
import { routeTable } from "./route-table.ts";

/** Lists with and without filters, adverts that stand in them, texts: each another page. */
export async function differentPages(address: string, count: number): Promise<string[]> {
  const lists = Math.floor(count / 2);
  const adverts = new Set<string>();
  for (let page = 1; adverts.size < count - lists - routeTable.length; page++) {
    const html = await textOf(address, paths.buyPage(page));
    const before = adverts.size;
    for (const [, path] of html.matchAll(/href="(\/kopa-bil\/[^/"?]+\/[^/"?]+\/)"/g)) adverts.add(path ?? "");
    if (adverts.size === before) throw new Error(`No adverts on page ${page} of the listing`);
  }
  return [...routeTable, ...adverts, ...filteredLists(lists)].slice(0, count);
}

/** Asks for them one after the other, as compressed as browsers do. */
export async function visit(address: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) await textOf(address, page);
}

async function textOf(address: string, path: string): Promise<string> {
  const answer = await fetch(address + path, { headers: { "accept-encoding": "br" } });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status} for ${path}`);
  return text;
}

function filteredLists(count: number): string[] {
  const choices = Object.keys(bodyTypes).flatMap((types) =>
    Object.keys(fuels).flatMap((fuelTypes) =>
      Object.keys(colours).map((carColors) => ({ types, fuelTypes, carColors })),
    ),
  );
  return choices.slice(0, count).map((choice) => paths.buy(new URLSearchParams(choice)));
}
