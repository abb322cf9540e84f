import { capitalized } from "#core/text/capitalized.ts";
import { formatList } from "#core/text/format-list.ts";
/** Where on a car there can be damage, by the word of each in the address; the first ones stand on the drawing. */
export const damageZones = {
  "framre-stotfangare": "Främre stötfångare",
  motorhuv: "Motorhuv",
  vindruta: "Vindruta",
  tak: "Tak",
  bakruta: "Bakruta",
  baklucka: "Baklucka",
  "bakre-stotfangare": "Bakre stötfångare",
  "hoger-framskarm": "Höger framskärm",
  "hoger-framdorr": "Höger framdörr",
  "hoger-bakdorr": "Höger bakdörr",
  "hoger-bakskarm": "Höger bakskärm",
  "vanster-framskarm": "Vänster framskärm",
  "vanster-framdorr": "Vänster framdörr",
  "vanster-bakdorr": "Vänster bakdörr",
  "vanster-bakskarm": "Vänster bakskärm",
  falgar: "Fälgar",
  inredning: "Inredning",
} as const;
export type DamageZone = keyof typeof damageZones;

const names = Object.keys(damageZones) as DamageZone[];

/** Each once and in one order, however they were sent; what is no zone is as if it were not there. */
export function zonesIn(texts: readonly string[]): DamageZone[] {
  const words = new Set(texts.flatMap((text) => text.split(".")));
  return names.filter((zone) => words.has(zone));
}

/** "Motorhuv, tak och vänster framdörr" */
export function zonesText(zones: readonly DamageZone[]): string {
  const texts = zones.map((zone) => damageZones[zone]);
  return capitalized(formatList(texts).toLowerCase());
}
