import { capitalized } from "#core/text/capitalized.ts";
/**
 * The 25 makes and the series we name, as sold in Sweden. The value is what stands in addresses and in
 * the database (`normalizedMake`, `series`); the label is what people read. A series value belongs to one
 * make only, because a link that names series drops the makes.
 */
export const makes = {
  audi: { label: "Audi", series: { a3: "A3", a4: "A4", a6: "A6", q3: "Q3", q5: "Q5" } },
  bmw: {
    label: "BMW",
    series: { "1-serie": "1-serie", "3-serie": "3-serie", "5-serie": "5-serie", x1: "X1", x3: "X3" },
  },
  citroen: {
    label: "Citroën",
    series: { c3: "C3", c4: "C4", "c5 aircross": "C5 Aircross", berlingo: "Berlingo", jumpy: "Jumpy" },
  },
  cupra: { label: "Cupra", series: { formentor: "Formentor", born: "Born", tavascan: "Tavascan" } },
  ford: {
    label: "Ford",
    series: { fiesta: "Fiesta", focus: "Focus", kuga: "Kuga", mondeo: "Mondeo", transit: "Transit" },
  },
  hyundai: {
    label: "Hyundai",
    series: { i20: "i20", i30: "i30", ioniq: "Ioniq", kona: "Kona", tucson: "Tucson" },
  },
  kia: {
    label: "Kia",
    series: { ceed: "Ceed", niro: "Niro", picanto: "Picanto", sorento: "Sorento", sportage: "Sportage" },
  },
  mazda: {
    label: "Mazda",
    series: { mazda3: "Mazda3", mazda6: "Mazda6", "cx-5": "CX-5", "cx-30": "CX-30", "mx-5": "MX-5" },
  },
  "mercedes-benz": {
    label: "Mercedes-Benz",
    series: { "a-klass": "A-klass", "c-klass": "C-klass", "e-klass": "E-klass", glc: "GLC", vito: "Vito" },
  },
  mg: { label: "MG", series: { mg4: "MG4", mg5: "MG5", zs: "ZS", hs: "HS" } },
  mini: { label: "MINI", series: { cooper: "Cooper", countryman: "Countryman", clubman: "Clubman" } },
  mitsubishi: {
    label: "Mitsubishi",
    series: {
      asx: "ASX",
      "eclipse cross": "Eclipse Cross",
      outlander: "Outlander",
      "space star": "Space Star",
    },
  },
  nissan: {
    label: "Nissan",
    series: { juke: "Juke", leaf: "Leaf", micra: "Micra", qashqai: "Qashqai", "x-trail": "X-Trail" },
  },
  opel: {
    label: "Opel",
    series: { astra: "Astra", corsa: "Corsa", insignia: "Insignia", mokka: "Mokka", vivaro: "Vivaro" },
  },
  peugeot: {
    label: "Peugeot",
    series: { "208": "208", "308": "308", "508": "508", "2008": "2008", "3008": "3008" },
  },
  polestar: {
    label: "Polestar",
    series: { "polestar 2": "Polestar 2", "polestar 3": "Polestar 3", "polestar 4": "Polestar 4" },
  },
  porsche: {
    label: "Porsche",
    series: { "911": "911", cayenne: "Cayenne", macan: "Macan", panamera: "Panamera", taycan: "Taycan" },
  },
  renault: {
    label: "Renault",
    series: { captur: "Captur", clio: "Clio", megane: "Mégane", trafic: "Trafic", zoe: "Zoe" },
  },
  seat: { label: "Seat", series: { arona: "Arona", ateca: "Ateca", ibiza: "Ibiza", leon: "Leon" } },
  skoda: {
    label: "Škoda",
    series: { enyaq: "Enyaq", fabia: "Fabia", kodiaq: "Kodiaq", octavia: "Octavia", superb: "Superb" },
  },
  subaru: { label: "Subaru", series: { forester: "Forester", outback: "Outback", xv: "XV" } },
  tesla: {
    label: "Tesla",
    series: { "model 3": "Model 3", "model s": "Model S", "model x": "Model X", "model y": "Model Y" },
  },
  toyota: {
    label: "Toyota",
    series: { auris: "Auris", "c-hr": "C-HR", corolla: "Corolla", rav4: "RAV4", yaris: "Yaris" },
  },
  volkswagen: {
    label: "Volkswagen",
    series: { golf: "Golf", passat: "Passat", tiguan: "Tiguan", transporter: "Transporter", polo: "Polo" },
  },
  volvo: { label: "Volvo", series: { v40: "V40", v60: "V60", v90: "V90", xc60: "XC60", xc90: "XC90" } },
} as const satisfies Record<string, { label: string; series: Record<string, string> }>;

export type Make = keyof typeof makes;

const labelByMake = new Map<string, string>(Object.entries(makes).map(([make, { label }]) => [make, label]));

const seriesOfMakes = Object.entries(makes).flatMap(([make, { series }]) =>
  Object.entries(series).map(([value, label]) => ({ make: make as Make, value, label })),
);
const seriesByValue = new Map(seriesOfMakes.map((series) => [series.value, series]));

/** A make that a dealer sells beside the 25 is shown with a capital letter. */
export function makeLabel(normalizedMake: string): string {
  return labelByMake.get(normalizedMake) ?? capitalized(normalizedMake);
}

export function seriesLabel(series: string): string {
  const isCode = /\d/.test(series) && series.length < maxCodeLength;
  return seriesByValue.get(series)?.label ?? (isCode ? series.toUpperCase() : capitalized(series));
}

/** "xc40", "id.3": shorter names with a digit are written in capitals. */
const maxCodeLength = 6;

/** A series names its make, so that a link with series alone still says which make it is about. */
export function findMakeOfSeries(series: string): Make | null {
  return seriesByValue.get(series)?.make ?? null;
}

/** The series of a make in the order of the vocabulary; empty for an unknown make. */
export function seriesOfMake(make: string): string[] {
  return Object.hasOwn(makes, make) ? Object.keys(makes[make as Make].series) : [];
}
