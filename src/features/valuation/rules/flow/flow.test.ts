import fc from "fast-check";
import { expect, test } from "vitest";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { VehicleLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { aCar } from "#tests/a-car.ts";
import { answerDrawings } from "../../pages/answer-drawings.ts";
import { conditionQuestions } from "../condition-effect.ts";
import { carFactsFrom } from "./car-facts-from.ts";
import { zonesText } from "./damage-zones.ts";
import {
  choicesOf,
  conditionAnswer,
  flowFields,
  pictureIdsIn,
  pictureTexts,
  skipped,
} from "./flow-fields.ts";
import { damageError, manualFactErrors, mileageError, readFlowInput } from "./flow-input.ts";
import { carriedFields, nextStep, previousStepWord, progressOf, questionsFor } from "./flow-step.ts";
import { answerMeanings, answersTo, questionTexts, whyManual } from "./flow-texts.ts";

const now = new Date("2026-11-17T09:00:00Z");
const input = (query: string) => readFlowInput(new URLSearchParams(query), now);
const found = (changes: Partial<VehicleFacts> = {}): VehicleLookup => ({
  kind: "found",
  vehicle: { ...vehicleOfCar(aCar({ fuelType: 1 })), ...changes },
});
const down: VehicleLookup = { kind: "unavailable" };
const stepOf = (query: string, answer: VehicleLookup | null = found()) => nextStep(input(query), answer);

/** As a visitor would who takes the first answer to everything. */
function walk(answer: VehicleLookup, start = "licenseplate=mlb84a"): string[] {
  const query = new URLSearchParams(start);
  const seen: string[] = [];
  for (let round = 0; round < 20; round++) {
    const step = nextStep(readFlowInput(query, now), answer);
    seen.push(step.kind === "question" ? step.question : step.kind);
    if (step.kind === "result") return seen;
    if (step.kind === "isItYours") query.set(flowFields.isMine, "ja");
    else if (step.kind === "facts") {
      query.set(flowFields.model, "v60");
      query.set(flowFields.year, "2019");
    } else if (step.kind === "mileage") query.set(flowFields.mileage, "8 000");
    else if (step.kind === "pictures") query.set(flowFields.pictures, pictureTexts.none);
    else if (step.kind === "question")
      query.set(flowFields[step.question], answersTo(step.question)[0]?.value ?? "");
  }
  throw new Error("The flow has no end");
}

test("[FLOW-2] [FLOW-5] a car that the register knows: is it yours, mil, four questions, loan, pictures, result", () => {
  const steps = "isItYours mileage wear damage service tyres ownership pictures result";
  expect(walk(found())).toEqual(steps.split(" "));
});

test("[FLOW-5] an electric car is asked about its battery, cable and heat pump; a plug-in not about the last", () => {
  expect(walk(found({ fuelType: 3 }))).toEqual(expect.arrayContaining(["battery", "cable", "heatPump"]));
  expect(questionsFor(5)).toEqual(expect.arrayContaining(["battery", "cable"]));
  expect(questionsFor(5)).not.toContain("heatPump");
});

test.each(["unknown", "noRegister", "unavailable"] as const)(
  "[FLOW-3] %s: the visitor types the facts and goes on",
  (kind) => {
    expect(walk({ kind })[0]).toBe("facts");
    expect(walk({ kind }).at(-1)).toBe("result");
    expect(whyManual(input("licenseplate=mlb84a").plate ?? ("" as never), { kind })).toContain("MLB 84A");
  },
);

test("[FLOW-3] a car that is not theirs is typed instead; what is wrong with it is said", () => {
  expect(stepOf("licenseplate=mlb84a&min=nej")).toEqual({ kind: "facts" });
  expect(manualFactErrors(input("bil=nonsens&ar=19"), now)).toEqual({
    model: expect.any(String),
    year: expect.any(String),
  });
  expect(Object.keys(manualFactErrors(input("bil=&ar=&drivmedel=1"), now))).toEqual(["model", "year"]);
  expect(manualFactErrors(input(""), now)).toEqual({});
  expect(input("bil=v60&ar=2019&drivmedel=1&vaxellada=manuell").manual).toEqual({
    normalizedMake: "volvo",
    series: "v60",
    modelYear: 2019,
    fuelType: 1,
    gearboxType: "manuell",
  });
});

test("[FLOW-6] beyond the buying limit, or deregistered, nothing more is asked", () => {
  expect(stepOf("licenseplate=mlb84a&min=ja&miltal=22001")).toEqual({ kind: "result" });
  expect(stepOf("licenseplate=mlb84a&min=ja&miltal=22000").kind).toBe("question");
  expect(stepOf("licenseplate=mlb84a&min=ja", found({ traffic: "deregistered" }))).toEqual({
    kind: "result",
  });
});

test("[FLOW-12] pictures are asked for once; what the address says of them is read as it stands", () => {
  const all =
    "licenseplate=mlb84a&min=ja&miltal=8000&skick=slitet&skador=inga&service=vet-inte&dack=vet-inte&lan=nej";
  const [one, other] = ["a1".repeat(32), "b2".repeat(32)];
  expect(stepOf(all)).toEqual({ kind: "pictures" });
  for (const said of [pictureTexts.none, pictureTexts.inTab, `${one}.${other}`])
    expect(stepOf(`${all}&bilder=${said}`)).toEqual({ kind: "result" });
  expect(pictureIdsIn(input(`bilder=${one}.${other}`).raw.pictures)).toEqual([one, other]);
  expect(pictureIdsIn("ja")).toEqual([]);
  expect(pictureIdsIn(`${one}.../../x`)).toEqual([one]);
});

test("[FLOW-4] a mileage that is none is asked for again, and it is said what is wrong with it", () => {
  const errorOf = (query: string) => mileageError(input(query));
  for (const mil of ["", "många", "-3", "8,5"]) expect(errorOf(`miltal=${mil}`)).toContain("med siffror");
  expect(errorOf("miltal=123 456")).toContain("inte i kilometer");
  expect([errorOf(""), errorOf("miltal=8000")]).toEqual([null, null]);
  for (const mil of ["", "många", "-3", "100000"])
    expect(stepOf(`licenseplate=mlb84a&min=ja&miltal=${mil}`)).toEqual({ kind: "mileage" });
});

test("[FLOW-1] without a plate there is nothing to ask; whatever the address says, nothing throws and there is a step", () => {
  expect(stepOf("min=ja&miltal=8000", null)).toEqual({ kind: "plate" });
  const anyQuery = fc.dictionary(fc.constantFrom(...Object.values(flowFields)), fc.string());
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(found(), down, null), (query, answer) => {
      const read = readFlowInput(new URLSearchParams(query), now);
      const step = nextStep(read, answer);
      const { at, of } = progressOf(step, read, answer);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThanOrEqual(of);
    }),
  );
});

test("[FLOW-1] what was told is carried along, but for what is asked for now", () => {
  const read = input("licenseplate=mlb84a&min=ja&miltal=8000&utm=x");
  expect(carriedFields(read, ["mileage"])).toEqual([
    ["licenseplate", "mlb84a"],
    ["min", "ja"],
  ]);
});

test("[FLOW-5] every answer has a word of its own in the address, and is read back; skipped is no answer", () => {
  for (const question of conditionQuestions) {
    const words = choicesOf(question).map(({ value }) => value);
    expect(new Set([...words, skipped]).size).toBe(words.length + 1);
    for (const word of words) {
      expect(word).toMatch(/^[a-z0-9-]+$/);
      expect(conditionAnswer(question, word)).not.toBeNull();
    }
    expect(questionTexts[question].title).toMatch(/\?$/);
  }
  const read = input("skick=slitet&dack=vet-inte&service=nonsens");
  expect(read.condition).toEqual({ wear: "worn" });
  expect([...read.answered].toSorted()).toEqual(["tyres", "wear"]);
});

test("[FLOW-7] what a register says and what is typed become facts of the engine; what nobody says is not known", () => {
  const answer = found();
  if (answer.kind !== "found") throw new Error("not found");
  expect(carFactsFrom(answer.vehicle, 8_000, now)).toMatchObject({ mil: 8_000, fuel: "1", equipment: [] });
  const manual = input("bil=v60&ar=2019").manual;
  if (!manual) throw new Error("not typed");
  const facts = carFactsFrom(manual, 8_000, now);
  expect(facts).toMatchObject({
    make: "volvo",
    series: "v60",
    fuel: "",
    gearbox: "",
    horsepower: null,
    drive: "",
  });
  expect(facts.ageYears).toBeCloseTo(7.4, 1);
});

test("[FLOW-9] business is said, private is what is not said", () => {
  const modes = ["lage=foretag", "lage=x", ""].map((query) => input(query).mode);
  expect(modes).toEqual(["business", "private", "private"]);
});

test("[FLOW-14] what was answered is asked again by its word, and everything else stays told", () => {
  const told = "licenseplate=mlb84a&min=ja&miltal=8000&skick=slitet&skador=inga";
  expect(stepOf(told)).toEqual({ kind: "question", question: "service" });
  expect(stepOf(`${told}&andra=skick`)).toEqual({ kind: "question", question: "wear" });
  expect(stepOf(`${told}&andra=miltal`)).toEqual({ kind: "mileage" });
  expect(stepOf(`${told}&andra=bilen`)).toEqual({ kind: "isItYours" });
  expect(stepOf("licenseplate=mlb84a&bil=v60&ar=2019&andra=bilen", down)).toEqual({ kind: "facts" });
  // What was not reached yet, and what is no question, is not jumped to.
  expect(stepOf(`${told}&andra=bilder`)).toEqual({ kind: "question", question: "service" });
  expect(stepOf(`${told}&andra=nonsens`)).toEqual({ kind: "question", question: "service" });
  expect(carriedFields(input(`${told}&andra=skick`), ["wear"])).not.toContainEqual(["andra", "skick"]);
});

test("[FLOW-14] every step leads back to the one before it, and the first to the plate", () => {
  const first = input("licenseplate=mlb84a");
  expect(previousStepWord(nextStep(first, found()), first, found())).toBeNull();
  const third = input("licenseplate=mlb84a&min=ja&miltal=8000");
  expect(previousStepWord(nextStep(third, found()), third, found())).toBe("miltal");
});

test("[FLOW-15] marks on the car are zones by name, each once and in one order; they go along to the next step", () => {
  const marked = input(
    "licenseplate=mlb84a&skadat=tak&skadat=motorhuv.tak&skadat=%3Cscript%3E&skador=vet-inte",
  );
  expect(marked.zones).toEqual(["motorhuv", "tak"]);
  expect(carriedFields(marked, [])).toContainEqual(["skadat", "motorhuv.tak"]);
  expect(zonesText(marked.zones)).toBe("Motorhuv och tak");
});

test("[FLOW-15] marks and 'Inga' contradict each other: it is asked again, and said at the question", () => {
  const told = "licenseplate=mlb84a&min=ja&miltal=8000&skick=slitet&skador=inga";
  expect(damageError(input(told))).toBeNull();
  expect(stepOf(`${told}&skadat=tak`)).toEqual({ kind: "question", question: "damage" });
  expect(damageError(input(`${told}&skadat=tak`))).toContain("ta bort markeringarna");
  expect(stepOf(`${told.replace("inga", "vet-inte")}&skadat=tak`)).toEqual({
    kind: "question",
    question: "service",
  });
});

test("[FLOW-5] every answer has its drawing, and its meaning where there are any", () => {
  for (const question of [...conditionQuestions, "ownership"] as const) {
    expect(answerDrawings[question]).toHaveLength(answersTo(question).length);
    const meanings = answerMeanings[question];
    if (meanings) expect(meanings).toHaveLength(answersTo(question).length);
  }
});
