import { storeCountText } from "#domain/store/store-count.ts";
import type { PageText } from "./page-meta.ts";

/** [PAGE-6] [PLACE-4] */
export function homePageText(storeCount: number): PageText {
  return {
    title: "Begagnade bilar med öppna kort",
    description: `Begagnade bilar i ${storeCountText(storeCount)}. Skick, prishistorik och miltal står i annonsen, inte i det finstilta.`,
  };
}

/** Later pages say which they are, so that no two tabs read alike. [PAGE-31] */
export function buyPageText(page: number, storeCount: number): PageText {
  const title = "Köp begagnad bil";
  return {
    title: page > 1 ? `${title}, sida ${page}` : title,
    description: `Bilar till salu i ${storeCountText(storeCount)}. Varje bil visas med skick, prishistorik och lägsta pris de senaste 30 dagarna.`,
  };
}

/** "Uppsala: adress, öppettider och bilar" [STORE-9] */
export function storePageText(store: {
  name: string;
  place: string;
  address: string;
  carCount: string;
}): PageText {
  return {
    title: `${store.place}: adress, öppettider och bilar`,
    description: `${store.name} på ${store.address}. Se om butiken är öppen nu, ring, och titta på de ${store.carCount} som finns här.`,
  };
}
