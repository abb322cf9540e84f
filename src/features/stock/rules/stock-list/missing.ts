/** What an advert can lack, as one looks for it in a list; each is a bit of `StockLine.missing`. */
export const missingThings = {
  price: "Pris",
  pictures: "Bilder",
  inspection: "Skick",
  tyres: "Mönsterdjup",
  service: "Servicehistorik",
} as const;
export type MissingThing = keyof typeof missingThings;
export const missingThingNames = Object.keys(missingThings) as MissingThing[];

type Known = {
  price: number | null;
  pictures: number;
  inspectedOn: string | null;
  tyreDepthFront: number | null;
  serviceHistory: string | null;
};

const isMissing: Record<MissingThing, (car: Known) => boolean> = {
  price: ({ price }) => price === null,
  pictures: ({ pictures }) => pictures === 0,
  inspection: ({ inspectedOn }) => inspectedOn === null,
  tyres: ({ tyreDepthFront }) => tyreDepthFront === null,
  service: ({ serviceHistory }) => serviceHistory === null,
};

export function missingOf(car: Known): number {
  return missingBits(missingThingNames.filter((thing) => isMissing[thing](car)));
}

export function missingBits(things: readonly MissingThing[]): number {
  return things.reduce((bits, thing) => bits | (1 << missingThingNames.indexOf(thing)), 0);
}

export function missingThingsIn(bits: number): MissingThing[] {
  return missingThingNames.filter((_, index) => (bits & (1 << index)) !== 0);
}
