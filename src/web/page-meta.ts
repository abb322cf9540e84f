import type { MetaDescriptor } from "react-router";
import { company } from "#domain/company/company.ts";
import { storeCountText } from "#domain/store/store-count.ts";

export type PageText = { title: string; description: string };

/** Title and description of every page whose words depend on nothing. [PAGE-6] */
export const pageTexts = {
  compare: {
    title: "Jämför bilar sida vid sida",
    description:
      "Bilar bredvid varandra med pris, skick, utrustning och vad de kostar per mil och månad. Alla antaganden går att ändra.",
  },
  favorites: {
    title: "Bilar du har sparat",
    description:
      "Dina sparade bilar med dagens pris, vad som har hänt sedan du sparade dem och dina anteckningar. Utan konto.",
  },
  myPages: {
    title: "Mina sidor",
    description:
      "Dina reservationer, provkörningar, ärenden, bevakningar och favoriter på ett ställe. Du loggar in med en länk som vi mejlar.",
  },
  signIn: {
    title: "Logga in på Mina sidor",
    description: "Skriv din e-post, så mejlar vi en länk som loggar in dig. Inget lösenord och inget konto.",
  },
  offline: {
    title: "Du är utan nät",
    description: "Sidan visas när det inte finns något nät. Härifrån når du de sidor du nyligen har läst.",
  },
  ui: {
    title: "Komponenter och tillstånd",
    description:
      "Knappar, fält, flikar, dialoger och allt annat som sidorna byggs av, i ljust och mörkt tema.",
  },
} as const satisfies Record<string, PageText>;

/** [PAGE-6] [PLACE-4] */
export function homePageText(storeCount: number): PageText {
  return {
    title: "Begagnade bilar med öppna kort",
    description: `Begagnade bilar i ${storeCountText(storeCount)}. Skick, prishistorik och miltal står i annonsen, inte i det finstilta.`,
  };
}

/** The one address that search engines should know the page by is always absolute. [PAGE-7] [META-1] [META-2] */
export function pageMeta(
  { title, description }: PageText,
  canonical: { origin: string; path: string; image?: string | null },
  kind: "website" | "article" = "website",
): MetaDescriptor[] {
  const address = `${canonical.origin}${canonical.path}`;
  const fullTitle = `${title} – ${company.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: kind },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "sv_SE" },
    { property: "og:image", content: `${canonical.origin}${canonical.image ?? "/sharing-card.png"}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** For pages that mean nothing to somebody who comes from a search. [META-3] */
export const hiddenFromSearch: MetaDescriptor = { name: "robots", content: "noindex" };

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

/** Later pages say which they are, so that no two tabs read alike. [PAGE-31] */
export function buyPageText(page: number, storeCount: number): PageText {
  const title = "Köp begagnad bil";
  return {
    title: page > 1 ? `${title}, sida ${page}` : title,
    description: `Bilar till salu i ${storeCountText(storeCount)}. Varje bil visas med skick, prishistorik och lägsta pris de senaste 30 dagarna.`,
  };
}

/** "Volvo V60 T6 AWD Recharge 2021, 8 450 mil" [PAGE-32] */
export function carPageText(car: { title: string; summary: string[]; store: { name: string } }): PageText {
  const [year, mileage, ...rest] = car.summary;
  return {
    title: `${car.title} ${year}, ${mileage}`,
    description: `${car.title}, ${[year, mileage, ...rest].join(", ")}. Finns hos ${car.store.name}. Se skick, prishistorik och utrustning.`,
  };
}

/** [ADVERT-6] */
export function soldCarPageText(car: Parameters<typeof carPageText>[0]): PageText {
  const [year, mileage] = car.summary;
  return {
    title: `Såld: ${car.title} ${year}, ${mileage}`,
    description: `${car.title}, ${car.summary.join(", ")}, är såld. Se skick, utrustning och vad bilen kostade, och liknande bilar som finns till salu.`,
  };
}

/** [ADVERT-7] */
export function externalAdvertText(advert: { title: string; summary: string[] }): PageText {
  return {
    title: `Extern annons: ${advert.title}`,
    description: `${advert.title}, ${advert.summary.join(", ")}. Bilen säljs av någon annan. Se liknande bilar hos oss.`,
  };
}
