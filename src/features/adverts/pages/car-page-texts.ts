import type { PageText } from "#platform/pages/page-meta.ts";

/** "Volvo V60 T6 AWD Recharge 2021, 8 450 mil" */
export function carPageText(car: { title: string; summary: string[]; store: { name: string } }): PageText {
  const [year, mileage, ...rest] = car.summary;
  return {
    title: `${car.title} ${year}, ${mileage}`,
    description: `${car.title}, ${[year, mileage, ...rest].join(", ")}. Finns hos ${car.store.name}. Se skick, prishistorik och utrustning.`,
  };
}

export function soldCarPageText(car: Parameters<typeof carPageText>[0]): PageText {
  const [year, mileage] = car.summary;
  return {
    title: `Såld: ${car.title} ${year}, ${mileage}`,
    description: `${car.title}, ${car.summary.join(", ")}, är såld. Se skick, utrustning och vad bilen kostade, och liknande bilar som finns till salu.`,
  };
}

export function externalAdvertText(advert: { title: string; summary: string[] }): PageText {
  return {
    title: `Extern annons: ${advert.title}`,
    description: `${advert.title}, ${advert.summary.join(", ")}. Bilen säljs av någon annan. Se liknande bilar hos oss.`,
  };
}
