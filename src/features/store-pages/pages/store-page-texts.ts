import type { PageText } from "#platform/pages/page-meta.ts";

/** "Uppsala: adress, öppettider och bilar" */
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
