/** The vocabulary of the trade. Values are used in addresses and in the database; labels are shown. */

export const fuels = {
  1: "Bensin",
  2: "Diesel",
  3: "El",
  4: "Hybrid",
  5: "Laddhybrid",
  6: "Miljöbränsle",
} as const;
export type FuelCode = keyof typeof fuels;
export const fuelCodes = [1, 2, 3, 4, 5, 6] as const satisfies readonly FuelCode[];

export const gearboxes = { manuell: "Manuell", automatisk: "Automat" } as const;
export type Gearbox = keyof typeof gearboxes;

export const bodyTypes = {
  personbil: "Personbil",
  cab: "Cab",
  halvkombi: "Halvkombi",
  kombi: "Kombi",
  minibuss: "Minibuss",
  suv: "SUV",
  sedan: "Sedan",
  sportkupe: "Sportkupé",
  transportbil: "Transportbil",
  "transportbil-flak": "Transportbil, flak",
  "transportbil-skap": "Transportbil, skåp",
} as const;
export type BodyType = keyof typeof bodyTypes;

export const colours = {
  vit: "Vit",
  svart: "Svart",
  grå: "Grå",
  beige: "Beige",
  röd: "Röd",
  gul: "Gul",
  grön: "Grön",
  blå: "Blå",
} as const;
export type Colour = keyof typeof colours;

/** "max" is every car with more than seven seats. */
export const seatChoices = ["2", "4", "5", "7", "max"] as const;
export type SeatChoice = (typeof seatChoices)[number];

export const equipmentTags = {
  panorama: "Panoramatak",
  farthållare: "Farthållare",
  värmare: "Värmare",
  parkeringssensorer: "Parkeringssensorer",
  bluetooth: "Bluetooth",
  backkamera: "Backkamera",
  "apple carplay": "Apple CarPlay",
  "android auto": "Android Auto",
  gps: "Navigation (GPS)",
  ljudpaket: "Ljudpaket",
} as const;
export type EquipmentTag = keyof typeof equipmentTags;

export const carTypes = { default: "Vanlig", reklamationsnamnd: "Ärende i reklamationsnämnden" } as const;

/** The label of a value. A value outside the vocabulary is shown as it is. */
export function labelIn(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** "3" and 3 are both "El". */
export function fuelLabel(code: number | string): string {
  return labelIn(fuels, String(code));
}

const bodyTypeNames = Object.keys(bodyTypes) as BodyType[];
const transportBodies = [
  "transportbil",
  "transportbil-flak",
  "transportbil-skap",
] as const satisfies BodyType[];

/** Two of the bodies are also the names of whole groups, and every body is in one of them. */
const bodyGroups = new Map<string, readonly BodyType[]>([
  ["personbil", bodyTypeNames.filter((bodyType) => !transportBodies.some((body) => body === bodyType))],
  ["transportbil", transportBodies],
]);

/** The body types of a choice: the members of a group, any other body type itself, none of an unknown word. */
export function bodyTypesMatching(choice: string): readonly BodyType[] {
  return bodyGroups.get(choice) ?? bodyTypeNames.filter((bodyType) => bodyType === choice);
}

/**
 * The filter option that a car is counted under. The options have gaps (3, 6): a car in between counts as the nearest
 * option below, since six seats are fine for somebody who needs five.
 */
export function seatChoiceFor(seats: number): SeatChoice {
  if (seats > 7) return "max";
  if (seats === 7) return "7";
  if (seats >= 5) return "5";
  return seats === 4 ? "4" : "2";
}

/** What a choice holds: "5–6 säten", "7 säten", and "Fler än 7 säten" for the open end. */
const seatLabels: Readonly<Record<SeatChoice, string>> = {
  "2": "2–3 säten",
  "4": "4 säten",
  "5": "5–6 säten",
  "7": "7 säten",
  max: "Fler än 7 säten",
};

export function seatChoiceLabel(choice: string): string {
  return Object.hasOwn(seatLabels, choice) ? seatLabels[choice as SeatChoice] : `${choice} säten`;
}
