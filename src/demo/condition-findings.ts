import type { ConditionFinding, ConditionPart } from "#features/cars/rules/condition.ts";
import type { DemoCarChoice } from "./age-and-mileage.ts";
import type { Random } from "./random.ts";

/** What a technician writes of a point that is not quite as it should be. Points without a finding are normal. */
const remarks: Partial<Record<ConditionPart, readonly string[]>> = {
  engine: ["Svettning vid ventilkåpan.", "Drivrem med ytsprickor, byts vid nästa service."],
  gearbox: ["Något trög i tvåan när den är kall.", "Oljebyte rekommenderas vid 12 000 mil."],
  brakesFront: ["Bromsskivor 50 % slitna.", "Belägg 40 % kvar."],
  brakesRear: ["Bromsskivor 60 % slitna.", "Rostkant på skivorna."],
  steering: ["Lätt glapp i vänster styrled."],
  suspension: ["Bussning vänster länkarm börjar bli sliten.", "Stötdämpare bak svettas."],
  exhaust: ["Ytrost på bakre ljuddämparen."],
  bodywork: ["Ytrost på bakre tvärbalken.", "Lätt rost i hjulhuskanten, behandlad."],
  paint: ["Flera stenskott på motorhuven.", "Hologram efter maskintvätt."],
  glass: ["Lagat stenskott utanför förarens synfält.", "Repor av torkare."],
  lights: ["Vänster strålkastarglas något matt."],
  battery: ["Startbatteriet mäter 78 % och håller en vinter till."],
  climate: ["Klimatanläggningen kyler långsamt, fylls på."],
  seats: ["Slitage på förarstolens sida.", "Fläck på baksätet, rengjord."],
  electronics: ["Höger bak-högtalare sprakar."],
  fluids: ["Bromsvätska byts vid nästa service."],
  roadTest: ["Lätt vibration i ratten vid 90 km/h, hjulen balanseras."],
};
const remarkedParts = Object.keys(remarks) as ConditionPart[];

/** The rear door meets what stands beside the car most often. */
const places = [
  "vänster bakdörr",
  "vänster bakdörr",
  "vänster bakdörr",
  "vänster framdörr",
  "höger framskärm",
  "främre stötfångare",
  "bakre stötfångare",
  "bakluckan",
  "höger spegelkåpa",
];
const marks = [
  (size: number, place: string) => `Repa, ${place}. ${size} cm, genom klarlack.`,
  (size: number, place: string) => `Buckla, ${place}. ${Math.max(1, Math.round(size / 3))} cm, lacken hel.`,
  (size: number, place: string) => `Lackskada, ${place}. ${Math.max(1, Math.round(size / 4))} cm.`,
  (size: number, place: string) => `Parkeringsmärke, ${place}. ${Math.max(1, Math.round(size / 5))} cm.`,
];
const wheels = ["vänster fram", "höger fram", "vänster bak", "höger bak"];
const insides = [
  "Repa i bagageutrymmets plast, 5 cm.",
  "Hål efter mobilhållare i instrumentpanelen.",
  "Reva i förarstolens klädsel, 2 cm.",
];

const after = (random: Random) => (random.chance(0.3) ? "Åtgärdas före leverans." : "Åtgärdas inte.");

/** More of everything with the years; at most four damages. */
export function findingsOf(random: Random, { ageYears }: DemoCarChoice): ConditionFinding[] {
  const remarked = remarkedParts
    .filter(() => random.chance(0.008 + 0.007 * ageYears))
    .map((part): ConditionFinding => {
      const fault = random.chance(0.12);
      const note = random.pick(remarks[part] ?? [""]);
      return {
        part,
        verdict: fault ? "fault" : "note",
        note: fault ? `${note} Åtgärdas före leverans.` : note,
        imagePosition: null,
      };
    });
  const damages = Math.min(4, Math.floor(random.gamma(1, 0.35 + 0.2 * ageYears)));
  return [...remarked, ...Array.from({ length: damages }, () => damage(random))];
}

function damage(random: Random): ConditionFinding {
  const kind = random.next();
  if (kind < 0.18) {
    return {
      part: "wheelDamage",
      verdict: "note",
      note: `Kantstött fälg, ${random.pick(wheels)}. ${random.int(2, 8)} cm, ytterkanten. ${after(random)}`,
      imagePosition: null,
    };
  }
  if (kind < 0.28)
    return {
      part: "interiorDamage",
      verdict: "note",
      note: `${random.pick(insides)} ${after(random)}`,
      imagePosition: null,
    };
  const text = random.pick(marks)(random.int(3, 14), random.pick(places));
  return { part: "exteriorDamage", verdict: "note", note: `${text} ${after(random)}`, imagePosition: null };
}
