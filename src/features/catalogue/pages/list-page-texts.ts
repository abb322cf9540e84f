import { storeCountText } from "#features/stores/rules/store-count.ts";
import type { PageText } from "#platform/pages/page-meta.ts";

/** What a filtered list holds, in words, and how many. */
export type FoundCars = { title: string; count: string };

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function homePageText(storeCount: number): PageText {
  return {
    title: "Begagnade bilar med öppna kort",
    description: `Begagnade bilar i ${storeCountText(storeCount)}. Skick, prishistorik och miltal står i annonsen, inte i det finstilta.`,
  };
}

/** Later pages say which they are, so that no two tabs read alike; a filtered list says what it holds. */
export function buyPageText(page: number, storeCount: number, found: FoundCars | null = null): PageText {
  const title = found?.title ?? "Köp begagnad bil";
  const what = found
    ? `${found.count}: ${lowerFirst(found.title)}.`
    : `Bilar till salu i ${storeCountText(storeCount)}.`;
  return {
    title: page > 1 ? `${title}, sida ${page}` : title,
    description: `${what} Varje bil visas med skick, prishistorik och lägsta pris de senaste 30 dagarna.`,
  };
}
