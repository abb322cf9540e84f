import { type ConditionPart, conditionParts } from "./condition.ts";

/** Every damage is in one of these, and is counted there. */
export const damageZones = {
  left: "Vänster sida",
  right: "Höger sida",
  above: "Fram, bak och ovansida",
  inside: "Invändigt",
  elsewhere: "Utan plats på ritningen",
} as const;
export type DamageZone = keyof typeof damageZones;
export const drawnZones = ["left", "right", "above"] as const satisfies readonly DamageZone[];
type DrawnZone = (typeof drawnZones)[number];

/** Where on a drawing: shares of the car's length from the front, and of its height from the ground or its width from the right. */
export type DamagePlace = { view: DrawnZone; along: number; up: number };

type At = readonly [along: number, up: number];
type Row = { pattern: RegExp } & ({ side: At; above?: At } | { side?: never; above: At });

/**
 * Where a part sits: on a side, in the middle, or on whichever is named. The first row whose words stand in the text
 * decides, so what is narrower comes first.
 */
const rows: readonly Row[] = [
  { pattern: /bakdörr|bakre dörr/, side: [0.6, 0.45] },
  { pattern: /framdörr|främre dörr|förardörr|passagerardörr/, side: [0.4, 0.45] },
  { pattern: /framskärm|främre skärm/, side: [0.22, 0.52] },
  { pattern: /bakskärm|bakre skärm/, side: [0.82, 0.55] },
  { pattern: /(fälg|hjul|däck).*\bfram\b|fram(fälg|hjul|däck)|främre (fälg|hjul|däck)/, side: [0.185, 0.2] },
  { pattern: /(fälg|hjul|däck).*\bbak\b|bak(fälg|hjul|däck)|bakre (fälg|hjul|däck)/, side: [0.79, 0.2] },
  { pattern: /(främre|fram).*stötfångare|stötfångare.*fram|grill/, side: [0.035, 0.3], above: [0.01, 0.5] },
  { pattern: /(bakre|bak).*stötfångare|stötfångare.*bak/, side: [0.965, 0.35], above: [0.98, 0.5] },
  { pattern: /spegel/, side: [0.335, 0.66] },
  { pattern: /baklucka|bagagelucka|bakruta/, above: [0.89, 0.5] },
  { pattern: /motorhuv|huven/, above: [0.08, 0.5] },
  { pattern: /strålkastare|framlykta/, side: [0.06, 0.5] },
  { pattern: /baklykta|baklampa/, side: [0.965, 0.6] },
  { pattern: /vindruta/, above: [0.28, 0.5] },
  { pattern: /tröskel|kanal/, side: [0.47, 0.15] },
  { pattern: /\btak/, above: [0.49, 0.5] },
];

const sideWords = /\b(vänster|vänstra|höger|högra)\b\s*/g;

/** The side that is named; a door of the driver names it too. */
function sideIn(text: string): "left" | "right" | null {
  const [named = ""] = text.match(sideWords) ?? [];
  if (named !== "") return named.startsWith("v") ? "left" : "right";
  if (text.includes("förardörr")) return "left";
  return text.includes("passagerardörr") ? "right" : null;
}

/** What a technician wrote of a damage → the place on the drawing; null where the text names none, or not which side. */
export function damagePlace(text: string): DamagePlace | null {
  const lowerCase = text.toLowerCase();
  const part = lowerCase.replace(sideWords, "");
  const row = rows.find(({ pattern }) => pattern.test(part));
  if (!row) return null;
  const side = sideIn(lowerCase);
  if (row.side && side) return { view: side, along: row.side[0], up: row.side[1] };
  return row.above ? { view: "above", along: row.above[0], up: row.above[1] } : null;
}

const insideParts: readonly ConditionPart[] = ["interiorDamage", "seats", "belts", "climate"];

/** The first sentence of a note says what and where; without a note the part does. */
export function findingHeading(part: ConditionPart, note: string | null): { heading: string; rest: string } {
  const [first = "", ...rest] = (note ?? conditionParts[part]).split(/(?<=\.)\s+/);
  return { heading: first.replace(/\.$/, ""), rest: rest.join(" ") };
}

type Found = { part: ConditionPart; note: string | null };

/** The one zone that a damage is drawn, listed and counted in. */
export function zoneOfDamage({ part, note }: Found): { zone: DamageZone; place: DamagePlace | null } {
  if (insideParts.includes(part)) return { zone: "inside", place: null };
  const { heading } = findingHeading(part, note);
  const place = damagePlace(part === "wheelDamage" ? `fälg ${heading}` : heading);
  return { zone: place?.view ?? "elsewhere", place };
}
