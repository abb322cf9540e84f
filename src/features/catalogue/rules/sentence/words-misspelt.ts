import { folded } from "./tokens.ts";

/**
 * Names that are so often written wrongly that nobody should have to be near enough, folded: more slips than are forgiven,
 * or as near to another word. What they were read as is said like any other slip.
 */
const misspelt: Readonly<Record<string, string>> = {
  volkswagen: "volkswagon volkswagn wolksvagen folksvagen",
  mercedes: "merzedes mercedez mersedes",
  bmw: "bmv bwm bemve beemwe",
  audi: "odi adui auid",
  renault: "reneau renalt renult renolt",
  citroen: "sitron sitroan",
  skoda: "skada schkoda",
  volvo: "wolwo woolvo",
  mil: "mli iml",
  runt: "rut runnt",
  hyundai: "hunday hyndaj hundaj honday hondai hundaii hundai hyndai huyndai hyunday hyunadi",
  peugeot:
    "peugot pegueot pugeot peugeout peugoet pegot pego peugo posjo pesjo posho pescho puegot pejo pegout posja pesja",
  porsche: "porche porshe",
  polestar: "polstar",
  qashqai: "qasqai quashqai qashquai kashkai kaskai kasjkaj kaschkai kaskaj casqai qasquai",
  octavia: "oktavia",
  enyaq: "enyak",
  göteborg: "gothenburg gotenburg",
  farthållare: "fartållare",
  backkamera: "backamera",
};

const corrections: ReadonlyMap<string, string> = new Map(
  Object.entries(misspelt).flatMap(([word, wrong]) => wrong.split(" ").map((one) => [one, folded(word)])),
);

export function oftenMisspelt(word: string): string | null {
  return corrections.get(word) ?? null;
}
