/** One thing our technician found and wrote down. Condition is data, so that it can be filtered and compared. */
export type ConditionFinding = {
  part: ConditionPart;
  verdict: ConditionVerdict;
  /** What a buyer reads, in Swedish: "Repa, 6 cm, genom klarlack. Åtgärdas inte." */
  note: string | null;
  /** Place in the car's list of pictures, when the finding was photographed. */
  imagePosition: number | null;
};

export const conditionVerdicts = { normal: "Normalt", note: "Observera", fault: "Fel" } as const;
export type ConditionVerdict = keyof typeof conditionVerdicts;

/** The points of the inspection, the same for every car. */
const inspectionParts = {
  engine: "Motor",
  gearbox: "Växellåda",
  clutch: "Koppling",
  brakesFront: "Bromsar fram",
  brakesRear: "Bromsar bak",
  steering: "Styrning",
  suspension: "Hjulupphängning",
  exhaust: "Avgassystem",
  bodywork: "Kaross, rost",
  paint: "Lack",
  glass: "Vindruta",
  lights: "Belysning",
  charging: "Laddning, laddkabel",
  battery: "Startbatteri",
  climate: "Klimatanläggning",
  seats: "Säten och klädsel",
  belts: "Bälten och krockkuddar",
  electronics: "Elektronik",
  fluids: "Vätskor",
  roadTest: "Provkörning",
} as const;
export type InspectionPart = keyof typeof inspectionParts;
export const inspectionPartNames = Object.keys(inspectionParts) as InspectionPart[];

/** "Kontroll i 20 punkter": every text that says the number takes it from here. */
export const inspectionPointCount = inspectionPartNames.length;

/** What is found on the body is no point of the inspection. */
const damageParts = {
  exteriorDamage: "Utvändig skada",
  interiorDamage: "Invändig skada",
  wheelDamage: "Fälgskada",
} as const;

export const conditionParts = { ...inspectionParts, ...damageParts };
export type ConditionPart = keyof typeof conditionParts;

/** More than anybody finds on one car. */
export const maxFindings = 100;
export const findingNoteLength = 500;

/** A damage that nobody photographed is a damage all the same. */
export function isDamage({ part, verdict }: Pick<ConditionFinding, "part" | "verdict">): boolean {
  return Object.hasOwn(damageParts, part) && verdict !== "normal";
}

/** What an advert lists as damage: what was photographed besides, too. All that counts damages counts these. */
export function isListedAsDamage(finding: ConditionFinding): boolean {
  return isDamage(finding) || finding.imagePosition !== null;
}

export const tyreKinds = {
  sommar: "Sommardäck",
  vinter: "Vinterdäck",
  "året runt": "Året runt-däck",
} as const;
export type TyreKind = keyof typeof tyreKinds;

/** How much of the car's service is documented, by book or by invoices. */
export const serviceHistories = {
  full: "Fullservad, dokumenterad",
  partial: "Delvis dokumenterad",
  none: "Dokumentation saknas",
} as const;
export type ServiceHistory = keyof typeof serviceHistories;

export type BatteryHealth = {
  /** State of health, percent of the capacity when new. */
  percent: number;
  method: string;
  measuredOn: string;
};
