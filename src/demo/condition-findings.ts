import type { ConditionFinding, ConditionPart } from "#features/cars/rules/condition.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import type { DemoCarChoice } from "./age-and-mileage.ts";
import { marksShownOn, type PhotographedMark, photographedMarks } from "./pictures/damage-pictures.ts";
import { shapeOf } from "./pictures/faces.ts";
import type { Random } from "./random.ts";
import type { RandomFacts } from "./random-facts.ts";

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
  paint: ["Hologram efter maskintvätt.", "Lacken något matt på taket."],
  glass: ["Lagat stenskott utanför förarens synfält.", "Vindrutan något sliten av torkare."],
  lights: ["Vänster strålkastarglas något matt."],
  battery: ["Startbatteriet mäter 78 % och håller en vinter till."],
  climate: ["Klimatanläggningen kyler långsamt, fylls på."],
  seats: ["Slitage på förarstolens sida.", "Fläck på baksätet, rengjord."],
  electronics: ["Höger bak-högtalare sprakar."],
  fluids: ["Bromsvätska byts vid nästa service."],
  roadTest: ["Lätt vibration i ratten vid 90 km/h, hjulen balanseras."],
};
const remarkedParts = Object.keys(remarks) as ConditionPart[];

type Marked = Pick<RandomFacts, "bodyType" | "normalizedMake">;

const withFourDoors: readonly BodyType[] = ["suv", "kombi", "halvkombi", "sedan", "personbil"];
/** The rear door meets what stands beside the car most often. */
const panels = [
  "vänster bakdörr",
  "vänster bakdörr",
  "höger bakdörr",
  "vänster framdörr",
  "höger framdörr",
  "vänster bakskärm",
];
const panelsOfTwoDoors = ["förardörren", "passagerardörren"];
const panelsOf = ({ bodyType }: Marked) => (withFourDoors.includes(bodyType) ? panels : panelsOfTwoDoors);
const wheels = ["vänster fram", "höger fram", "vänster bak", "höger bak"];

/** How a technician writes of the marks that are photographed. A mark that no picture shows is found on no car of the demo. */
const marks = {
  repa: (random, car) => `Repa, ${random.pick(panelsOf(car))}. ${random.int(3, 14)} cm, genom klarlack.`,
  buckla: (random, car) => `Buckla, ${random.pick(panelsOf(car))}. ${random.int(1, 4)} cm, lacken hel.`,
  stenskott: (random) => `Stenskott, motorhuven. Flera, högst ${random.int(1, 3)} mm.`,
  kantstott: (random) => `Kantstött fälg, ${random.pick(wheels)}. ${random.int(2, 8)} cm, ytterkanten.`,
} as const satisfies Record<PhotographedMark, (random: Random, car: Marked) => string>;

const after = (random: Random) => (random.chance(0.3) ? "Åtgärdas före leverans." : "Åtgärdas inte.");

/** More of everything with the years; every mark is of a kind of its own, so that each has a picture of its own. */
export function findingsOf(random: Random, { ageYears }: DemoCarChoice, car: Marked): ConditionFinding[] {
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
  const count = Math.floor(random.gamma(1, 0.35 + 0.2 * ageYears));
  const shape = shapeOf(car.bodyType, car.normalizedMake);
  const found = marksShownOn({ shape })
    .map((mark) => ({ mark, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count);
  return [...remarked, ...found.map(({ mark }) => damage(random, mark, car))];
}

function damage(random: Random, mark: PhotographedMark, car: Marked): ConditionFinding {
  const note = `${marks[mark](random, car)} ${after(random)}`;
  return { part: photographedMarks[mark].part, verdict: "note", note, imagePosition: null };
}
