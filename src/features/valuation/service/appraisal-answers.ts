import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import type { CaseAnswer } from "#features/cases/storage/cases.table.ts";
import { zonesText } from "../rules/flow/damage-zones.ts";
import { skipped } from "../rules/flow/flow-fields.ts";
import { fuelOf, questionsFor } from "../rules/flow/flow-step.ts";
import { answersTo, mayChange, shortLabel } from "../rules/flow/flow-texts.ts";
import { rangeText } from "../rules/range-text.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import type { Appraisal } from "./appraise.ts";

const nameLabel = "Bil";

const notKnown = { value: skipped, label: "Vet inte" };

type Answer = { label: string; text: string };

/** What a case and its receipt tell of the car: what was told of it, what it came to, until when, and what may change it. */
export function appraisalAnswers(appraisal: Appraisal, now: Date): CaseAnswer[] {
  const { input, name, verdict } = appraisal;
  const answers = [
    ...(input.plate ? [{ label: "Registreringsnummer", text: displayPlate(input.plate) }] : []),
    ...(name ? [{ label: nameLabel, text: name }] : []),
    ...(input.mileage === null ? [] : [{ label: "Miltal", text: formatMil(input.mileage) }]),
    ...answersFromInput(appraisal),
    { label: "Säljer som", text: input.mode === "business" ? "Företag" : "Privatperson" },
    ...(input.wanted ? [{ label: "Vill byta till", text: displayPlate(input.wanted) }] : []),
    ...verdictAnswers(verdict, now),
  ];
  // The car may be one that somebody has written themselves; the rest is chosen or reckoned.
  return answers.map((one) => ({ ...one, isOurs: one.label !== nameLabel }));
}

/** Each question that was answered, in the words of its answer. */
export function answersFromInput({ input, lookup }: Appraisal): Answer[] {
  return questionsFor(fuelOf(input, lookup)).flatMap((question) => {
    const word = input.raw[question];
    const option = [...answersTo(question), notKnown].find(({ value }) => value === word);
    const places =
      question === "damage" && input.zones.length > 0
        ? [{ label: "Skadornas plats", text: zonesText(input.zones) }]
        : [];
    return option ? [{ label: shortLabel(question), text: option.label }, ...places] : places;
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
