/** Which side of the car is drawn, and where on it: shares of the car's length from the front, and of its height from the ground. */
export type DamagePlace = { side: "left" | "right"; along: number; up: number };

/**
 * Where on the outside a part sits. The first row whose words stand in the text decides, so what is narrower comes first.
 * What lies in the middle of the car is drawn on the left side.
 */
const parts: readonly (readonly [words: RegExp, along: number, up: number])[] = [
  [/bakdörr|bakre dörr/, 0.6, 0.45],
  [/framdörr|främre dörr|förardörr|passagerardörr/, 0.4, 0.45],
  [/framskärm|främre skärm/, 0.22, 0.52],
  [/bakskärm|bakre skärm/, 0.82, 0.55],
  [/(fälg|hjul|däck).*\bfram\b|fram(fälg|hjul)/, 0.185, 0.2],
  [/(fälg|hjul|däck).*\bbak\b|bak(fälg|hjul)/, 0.79, 0.2],
  [/(främre|fram).*stötfångare|stötfångare.*fram|grill/, 0.035, 0.3],
  [/(bakre|bak).*stötfångare|stötfångare.*bak/, 0.965, 0.35],
  [/backspegel|spegel/, 0.335, 0.66],
  [/baklucka|bagagelucka|bakruta/, 0.925, 0.8],
  [/motorhuv|huven/, 0.15, 0.62],
  [/strålkastare|framlykta/, 0.06, 0.5],
  [/baklykta|baklampa/, 0.965, 0.6],
  [/vindruta/, 0.31, 0.8],
  [/tröskel|kanal/, 0.47, 0.15],
  [/\btak/, 0.55, 0.96],
];

/** What a technician wrote of a damage → the place on the drawing; null where the text names none. [DAMAGE-1] */
export function damagePlace(text: string): DamagePlace | null {
  const said = text.toLowerCase();
  const part = parts.find(([words]) => words.test(said));
  if (!part) return null;
  const [, along, up] = part;
  return { side: /\bhöger\b/.test(said) ? "right" : "left", along, up };
}
