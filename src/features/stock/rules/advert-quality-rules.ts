import type { Car } from "#features/cars/rules/car.ts";
import { type ConditionFinding, isDamage } from "#features/cars/rules/condition.ts";
import { coverImage, isDamageImage, shownImages } from "#features/cars/rules/gallery.ts";
import { type CarImage, type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import type { MarketLevel } from "#features/cars/rules/price/market-label.ts";
import type { CarField } from "./car-fields.ts";

/** What an advert is judged by: facts of the car, its pictures and findings, and how its price lies to the market. */
export type AdvertFacts = Pick<
  Car,
  | "fuelType"
  | "modelDescription"
  | "equipment"
  | "equipmentDetails"
  | "owners"
  | "annualTax"
  | "consumption"
  | "wltpRange"
  | "batteryHealth"
  | "inspectionDueOn"
  | "inspectedOn"
  | "inspectionComplete"
  | "tyreKind"
  | "tyreDepthFront"
  | "tyreDepthRear"
  | "serviceHistory"
  | "price"
> & {
  images: readonly CarImage[];
  findings: readonly Pick<ConditionFinding, "part" | "verdict" | "note" | "imagePosition">[];
  hasSpin: boolean;
  hasVideo: boolean;
  /** Null where nothing can be said of the market: that is nobody's fault. */
  market: MarketLevel | null;
};

/** Where on the car's page it is mended: a field of the car, or a part of the page. */
export type FixedAt = CarField | "pictures" | "findings";

export type QualityRule = {
  /** What is gained by it; all of them together are 100. */
  points: number;
  isSatisfied: (advert: AdvertFacts) => boolean;
  /** Said when it is met, and when it is not. */
  done: string;
  missing: string;
  at: FixedAt;
};

const minPictures = { some: 6, enough: 12 } as const;
const minExteriors = 4;
const minInteriors = 2;
const minEquipment = 4;
const minDetails = 3;
const electric = 3;
const chargeable: readonly number[] = [electric, 5];

const ofType = ({ images }: AdvertFacts, type: ImageType) =>
  shownImages(images).filter((image) => image.type === type).length;
/** Pictures that show the car: neither a damage nor a paper. */
const ofCar = ({ images }: AdvertFacts) =>
  shownImages(images).filter(
    (image) =>
      (!isDamageImage(image) || image.type === imageTypes.wheels) && image.type !== imageTypes.documentation,
  ).length;
const damagesOf = ({ findings }: AdvertFacts) => findings.filter(isDamage);

/**
 * What a good advert has, and what each thing is worth. What does not apply to a car, as the battery of a petrol car, is
 * met: a rule never asks for what cannot be had.
 */
export const qualityRules = {
  somePictures: {
    points: 8,
    isSatisfied: (advert) => ofCar(advert) >= minPictures.some,
    done: `Minst ${minPictures.some} bilder på bilen`,
    missing: `Färre än ${minPictures.some} bilder på bilen`,
    at: "pictures",
  },
  enoughPictures: {
    points: 6,
    isSatisfied: (advert) => ofCar(advert) >= minPictures.enough,
    done: `Minst ${minPictures.enough} bilder på bilen`,
    missing: `Färre än ${minPictures.enough} bilder på bilen`,
    at: "pictures",
  },
  cover: {
    points: 6,
    isSatisfied: ({ images }) => coverImage(images)?.type === imageTypes.exterior,
    done: "Omslaget visar bilen utifrån",
    missing: "Omslag saknas: lägg en exteriörbild först",
    at: "pictures",
  },
  exterior: {
    points: 6,
    isSatisfied: (advert) => ofType(advert, imageTypes.exterior) >= minExteriors,
    done: "Exteriör från flera håll",
    missing: `Färre än ${minExteriors} exteriörbilder: visa bilen runt om`,
    at: "pictures",
  },
  interior: {
    points: 7,
    isSatisfied: (advert) => ofType(advert, imageTypes.interior) >= minInteriors,
    done: "Interiör fram och bak",
    missing: `Färre än ${minInteriors} interiörbilder: visa förarplatsen och baksätet`,
    at: "pictures",
  },
  wheels: {
    points: 3,
    isSatisfied: (advert) => ofType(advert, imageTypes.wheels) > 0,
    done: "Hjulen på bild",
    missing: "Bild på hjul och däck saknas",
    at: "pictures",
  },
  around: {
    points: 4,
    isSatisfied: (advert) => advert.hasSpin || ofType(advert, imageTypes.pano) > 0,
    done: "360° finns",
    missing: "360° saknas",
    at: "pictures",
  },
  film: {
    points: 1,
    isSatisfied: ({ hasVideo }) => hasVideo,
    done: "Film finns",
    missing: "Film saknas",
    at: "pictures",
  },
  damagesPictured: {
    points: 8,
    isSatisfied: (advert) => damagesOf(advert).every(({ imagePosition }) => imagePosition !== null),
    done: "Alla skador har bild",
    missing: "En skada saknar bild: köparen vill se den",
    at: "findings",
  },
  damagesTold: {
    points: 3,
    isSatisfied: (advert) => damagesOf(advert).every(({ note }) => (note ?? "").trim() !== ""),
    done: "Alla skador är beskrivna",
    missing: "En skada saknar beskrivning",
    at: "findings",
  },
  protocol: {
    points: 9,
    isSatisfied: ({ inspectedOn, inspectionComplete }) => inspectedOn !== null && inspectionComplete,
    done: "Testprotokollet är komplett",
    missing: "Testprotokollet är inte komplett",
    at: "inspectedOn",
  },
  tyres: {
    points: 5,
    isSatisfied: ({ tyreKind, tyreDepthFront, tyreDepthRear }) =>
      tyreKind !== null && tyreDepthFront !== null && tyreDepthRear !== null,
    done: "Däck och mönsterdjup ifyllda",
    missing: "Däck eller mönsterdjup saknas",
    at: "tyreDepthFront",
  },
  service: {
    points: 6,
    isSatisfied: ({ serviceHistory }) => serviceHistory !== null,
    done: "Servicehistoriken är känd",
    missing: "Servicehistorik saknas",
    at: "serviceHistory",
  },
  roadworthiness: {
    points: 3,
    isSatisfied: ({ inspectionDueOn }) => inspectionDueOn !== null,
    done: "Nästa besiktning angiven",
    missing: "Nästa besiktning saknas",
    at: "inspectionDueOn",
  },
  equipment: {
    points: 4,
    isSatisfied: ({ equipment }) => equipment.length >= minEquipment,
    done: "Utrustningen går att filtrera på",
    missing: `Färre än ${minEquipment} utrustningsval: köpare filtrerar på dem`,
    at: "equipment",
  },
  details: {
    points: 3,
    isSatisfied: ({ equipmentDetails }) => equipmentDetails.length >= minDetails,
    done: "Utrustningen är beskriven",
    missing: `Färre än ${minDetails} rader utrustning i text`,
    at: "equipmentDetails",
  },
  text: {
    points: 4,
    isSatisfied: ({ modelDescription }) => modelDescription.trim() !== "",
    done: "Motor och utförande i rubriken",
    missing: "Modelltext saknas: skriv motor och utförande",
    at: "modelDescription",
  },
  price: {
    points: 4,
    isSatisfied: ({ price }) => price !== null,
    done: "Priset är satt",
    missing: "Pris saknas",
    at: "price",
  },
  market: {
    points: 3,
    isSatisfied: ({ market }) => market !== "over",
    done: "Priset ligger inte över marknaden",
    missing: "Priset ligger över marknaden",
    at: "price",
  },
  battery: {
    points: 4,
    isSatisfied: ({ fuelType, batteryHealth }) => fuelType !== electric || batteryHealth !== null,
    done: "Batterihälsan är mätt",
    missing: "Batterihälsa saknas",
    at: "batteryHealthPercent",
  },
  range: {
    points: 1,
    isSatisfied: ({ fuelType, wltpRange }) => !chargeable.includes(fuelType) || wltpRange !== null,
    done: "Räckvidden är angiven",
    missing: "Räckvidd saknas",
    at: "wltpRange",
  },
  owners: {
    points: 1,
    isSatisfied: ({ owners }) => owners !== null,
    done: "Antal ägare angivet",
    missing: "Antal ägare saknas",
    at: "owners",
  },
  tax: {
    points: 1,
    isSatisfied: ({ annualTax }) => annualTax !== null,
    done: "Fordonsskatten är angiven",
    missing: "Fordonsskatt saknas",
    at: "annualTax",
  },
} as const satisfies Record<string, QualityRule>;
export type QualityRuleName = keyof typeof qualityRules;
