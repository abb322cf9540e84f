import { formatMil } from "#core/text/mileage.ts";
import { buyingRange } from "../rules/buying-price.ts";
import type { ConditionQuestion } from "../rules/condition-effect.ts";
import { declineTexts } from "../rules/decline-valuation.ts";
import { skipped } from "../rules/flow/flow-fields.ts";
import { fuelOf, questionsFor } from "../rules/flow/flow-step.ts";
import { answersTo, shortLabel } from "../rules/flow/flow-texts.ts";
import type { RangeAfterAnswer, RangeSoFar } from "../rules/flow/range-so-far.ts";
import { likelyMil } from "../rules/likely-mil.ts";
import { type Range, rangeInCondition } from "../rules/range-within.ts";
import { type Appraisal, carOf, factsToValue } from "./appraise.ts";
import { trainingNotDone, type Valuations } from "./valuations.ts";

/** The range of what we can pay by what has been told so far; null while nobody knows which car it is, or where we do not buy it. */
export function rangeSoFar(
  { input, lookup, name }: Appraisal,
  { valuations, now }: { valuations: Valuations; now: Date },
): RangeSoFar | null {
  const car = carOf(input, lookup);
  if (car === null || ("traffic" in car && car.traffic === "deregistered")) return null;
  const { mileage } = input;
  const toValue = factsToValue(car, mileage ?? Number.NaN, now);
  const mil = likelyMil(toValue.car.ageYears, inspectedOf(car), now);
  const unknown = valuations.rangeWithin(toValue, mil);
  const known = mileage === null ? unknown : valuations.rangeWithin(toValue, { from: mileage, to: mileage });
  if (unknown.kind !== "range") return noRange(unknown);
  if (known.kind !== "range") return noRange(known);
  const questions = questionsFor(fuelOf(input, lookup)).filter(
    (question): question is ConditionQuestion => question !== "ownership",
  );
  const answered = questions.filter((question) => input.answered.has(question));
  const upTo = (range: Range, answers: readonly ConditionQuestion[]) => {
    const open = questions.filter((question) => !answers.includes(question));
    return buyingRange(rangeInCondition(range, input.condition, open));
  };
  const ranges: [RangeAfterAnswer, ...RangeAfterAnswer[]] = [
    { label: "Bilen", answer: name ?? "", ...upTo(unknown, []) },
  ];
  if (mileage !== null) {
    ranges.push({ label: "Miltal", answer: formatMil(mileage), ...upTo(known, []) });
    for (const [at, question] of answered.entries())
      ranges.push({
        label: shortLabel(question),
        answer: answerTo(question, input.raw[question]),
        ...upTo(known, answered.slice(0, at + 1)),
      });
  }
  return {
    kind: "range",
    ranges,
    mil,
    isMilOpen: mileage === null,
    open: questions.filter((question) => !input.answered.has(question)).map(shortLabel),
  };
}

function noRange(valued: Exclude<ReturnType<Valuations["rangeWithin"]>, { kind: "range" }>): RangeSoFar {
  return { kind: "none", text: valued.kind === "counting" ? trainingNotDone : declineTexts[valued.reason] };
}

function answerTo(question: ConditionQuestion, word: string): string {
  if (word === skipped) return "Vet inte";
  return answersTo(question).find(({ value }) => value === word)?.label ?? "";
}

function inspectedOf(car: NonNullable<ReturnType<typeof carOf>>) {
  if (!("lastInspectionMileage" in car) || car.lastInspectionMileage === null) return null;
  return { mil: car.lastInspectionMileage, on: car.lastInspectionOn };
}
