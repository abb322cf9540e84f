import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import type { CaseAnswer } from "#features/cases/storage/cases.table.ts";
import { skipped } from "../rules/flow/flow-fields.ts";
import { fuelOf, questionsFor } from "../rules/flow/flow-step.ts";
import { answersTo, mayChange, shortLabel } from "../rules/flow/flow-words.ts";
import { rangeText } from "../rules/range-text.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import type { Appraisal } from "./appraise.ts";

const nameLabel = "Bil";

type Answer = { label: string; text: string };

/** What a case and its receipt tell of the car: what was told of it, what it came to, until when, and what may change it. */
export function appraisalAnswers(appraisal: Appraisal, now: Date): CaseAnswer[] {
  const { told, name, verdict } = appraisal;
  const answers = [
    ...(told.plate ? [{ label: "Registreringsnummer", text: displayPlate(told.plate) }] : []),
    ...(name ? [{ label: nameLabel, text: name }] : []),
    ...(told.mileage === null ? [] : [{ label: "Miltal", text: formatMil(told.mileage) }]),
    ...toldAnswers(appraisal),
    { label: "Säljer som", text: told.mode === "business" ? "Företag" : "Privatperson" },
    ...(told.wanted ? [{ label: "Vill byta till", text: displayPlate(told.wanted) }] : []),
    ...verdictAnswers(verdict, now),
  ];
  // The car may be one that somebody has written themselves; the rest is chosen or reckoned.
  return answers.map((one) => ({ ...one, isOurs: one.label !== nameLabel }));
}

/** Each question that was answered, in the words of its answer. */
export function toldAnswers({ told, answer }: Appraisal): Answer[] {
  return questionsFor(fuelOf(told, answer)).flatMap((question) => {
    const word = told.written[question];
    if (word === skipped) return [{ label: shortLabel(question), text: "Vet inte" }];
    const chosen = answersTo(question).find(({ value }) => value === word);
    return chosen ? [{ label: shortLabel(question), text: chosen.label }] : [];
  });
}

function verdictAnswers(verdict: Appraisal["verdict"], now: Date): Answer[] {
  if (verdict === null) return [];
  if (verdict.kind === "none") return [{ label: "Uppskattning", text: verdict.text }];
  return [
    {
      label: "Uppskattning",
      text: `${rangeText(verdict.offer)}, mest troligt ${formatKronor(verdict.offer.estimate)}`,
    },
    { label: "Räknas om efter", text: lastValidDay(now) },
    { label: "Det kan ändra priset", text: mayChange.join(". ") },
  ];
}
