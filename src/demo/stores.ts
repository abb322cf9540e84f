import { company } from "#core/company/company.ts";
import { chainHours } from "#features/stores/rules/opening-hours.ts";
import type { Store, StoreKind } from "#features/stores/rules/store.ts";

type Site = readonly [
  area: string,
  address: string,
  zipCode: string,
  phone: string,
  latitude: number,
  longitude: number,
];

/** Real towns, addresses that do not exist, phone numbers from the series reserved for fiction. */
const sites = {
  jarfalla: ["Järfälla", "Exempelvägen 1", "175 00", "08-465 004 10", 59.416, 17.834],
  nacka: ["Nacka", "Provhusvägen 14", "131 00", "08-465 004 11", 59.311, 18.164],
  tyreso: ["Tyresö", "Modellvägen 8", "135 00", "08-465 004 12", 59.243, 18.228],
  taby: ["Täby", "Milstensvägen 22", "183 00", "08-465 004 13", 59.444, 18.069],
  lanna: ["Länna", "Påhittsvägen 5", "142 00", "08-465 004 14", 59.198, 18.124],
  strangnas: ["Strängnäs", "Tänkta gatan 3", "645 00", "08-465 004 15", 59.377, 17.031],
  weblager: ["Webblager", "Exempelvägen 3", "175 00", "08-465 004 16", 59.414, 17.828],
  recharge: ["Recharge, Järfälla", "Exempelvägen 5", "175 00", "08-465 004 17", 59.418, 17.84],
  transport: ["Transport, Nacka", "Provhusvägen 18", "131 00", "08-465 004 18", 59.309, 18.17],
  goteborg: ["Göteborg", "Diktade vägen 40", "422 00", "031-390 06 10", 57.761, 12.012],
  uppsala: ["Uppsala", "Exempelgatan 12", "753 00", "070-174 06 11", 59.844, 17.69],
  vasteras: ["Västerås", "Låtsasgatan 9", "721 00", "070-174 06 12", 59.61, 16.552],
  orebro: ["Örebro", "Fiktiva gatan 27", "702 00", "070-174 06 13", 59.256, 15.249],
  linkoping: ["Linköping", "Sagovägen 16", "582 00", "070-174 06 14", 58.421, 15.652],
  halmstad: ["Halmstad", "Diktvägen 31", "302 00", "070-174 06 15", 56.689, 12.868],
  sundsvall: ["Sundsvall", "Påhittsgatan 6", "857 00", "070-174 06 16", 62.417, 17.333],
  ostersund: ["Östersund", "Exempelgränd 2", "831 00", "070-174 06 17", 63.171, 14.65],
} as const satisfies Record<string, Site>;

export type DemoStore = keyof typeof sites;

/** Those that are more than the town they lie in. */
const special: Partial<Record<DemoStore, { label: string; kind: StoreKind }>> = {
  weblager: { label: "Webblager", kind: "web" },
  recharge: { label: "Recharge", kind: "electric" },
  transport: { label: "Transport", kind: "transport" },
};

/** What people around a store call the place where they live. */
const aliases: Partial<Record<DemoStore, readonly string[]>> = {
  weblager: ["weblager", "webb lager", "webblagret", "weblagret"],
  jarfalla: [
    ...["kista", "jakobsberg", "barkarby", "kallhäll", "veddesta"],
    ...["kungsängen", "upplands väsby", "sollentuna"],
  ],
  nacka: ["värmdö", "gustavsberg", "saltsjöbaden"],
  lanna: [
    ...["huddinge", "haninge", "handen", "farsta", "skogås"],
    ...["skärholmen", "flemingsberg", "botkyrka", "nynäshamn"],
  ],
  tyreso: ["bollmora", "älta"],
  taby: ["danderyd", "vallentuna", "åkersberga", "arninge", "norrtälje"],
  uppsala: ["gottsunda", "knivsta", "storvreta"],
};

/** The large ones have a workshop. */
const workshopPlaces: Partial<Record<DemoStore, number>> = {
  jarfalla: 3,
  goteborg: 2,
  uppsala: 2,
  taby: 1,
  lanna: 1,
  orebro: 1,
  linkoping: 1,
  sundsvall: 1,
};

export const demoStores: readonly Store[] = (Object.keys(sites) as DemoStore[]).map((slug) => {
  const [area, address, zipCode, phoneNumber, latitude, longitude] = sites[slug];
  const town = area.split(", ").at(-1)?.replace("Webblager", "Järfälla") ?? area;
  const { label, kind } = special[slug] ?? { label: area, kind: "store" };
  return {
    slug,
    name: `${company.name} ${area}`,
    label,
    kind,
    address,
    area,
    zipCode,
    phoneNumber,
    fullAddress: `${address}, ${zipCode} ${town}`,
    latitude,
    longitude,
    aliases: aliases[slug] ?? [],
    hours: chainHours,
    appraisers: kind === "web" ? 0 : 1,
    pickups: kind === "web" ? 0 : 1,
    workshopPlaces: workshopPlaces[slug] ?? 0,
    isRetired: false,
  };
});

/** How many of the ordinary cars a store has, in parts of the whole. */
export const storeWeights = {
  jarfalla: 12,
  goteborg: 11,
  uppsala: 9,
  taby: 8,
  lanna: 8,
  nacka: 7,
  orebro: 7,
  vasteras: 7,
  tyreso: 5,
  linkoping: 6,
  strangnas: 5,
  sundsvall: 5,
  halmstad: 4,
  ostersund: 3,
  weblager: 9,
  recharge: 0.5,
  transport: 0.5,
} as const satisfies Record<DemoStore, number>;
