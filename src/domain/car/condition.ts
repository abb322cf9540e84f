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

/** The twenty points of the inspection, then what is found on the body. */
export const conditionParts = {
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
  exteriorDamage: "Utvändig skada",
  interiorDamage: "Invändig skada",
  wheelDamage: "Fälgskada",
} as const;
export type ConditionPart = keyof typeof conditionParts;

export type TyreKind = "sommar" | "vinter" | "året runt";

export type BatteryHealth = {
  /** State of health, percent of the capacity when new. */
  percent: number;
  method: string;
  measuredOn: string;
};
