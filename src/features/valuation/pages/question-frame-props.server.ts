import type { RouterContextProvider } from "react-router";
import { displayPlate } from "#core/plate/display-plate.ts";
import { clockContext } from "#platform/pages/context.ts";
import { valuationsContext } from "../context.ts";
import { flowFields } from "../rules/flow/flow-fields.ts";
import { previousStepWord, progressOf } from "../rules/flow/flow-step.ts";
import { type Appraisal, carOf } from "../service/appraise.ts";
import { rangeSoFar } from "../service/range-so-far.ts";
import { addressWith } from "./flow-address.server.ts";
import type { QuestionFrameProps } from "./question-frame.tsx";
import type { PanelRange } from "./range-panel.tsx";
import { rangeView } from "./range-view.ts";

/** Everything about a question but the question. */
export function questionFrameProps(
  appraisal: Appraisal,
  action: string,
  context: Readonly<RouterContextProvider>,
): Omit<QuestionFrameProps, "children"> {
  const { input, lookup, step, name } = appraisal;
  const car = carOf(input, lookup);
  return {
    progress: progressOf(step, input, lookup),
    back: backFrom(appraisal, action),
    car: {
      plate: input.plate ? displayPlate(input.plate) : "",
      name,
      body: car && "bodyType" in car ? car.bodyType : null,
    },
    range: rangeOf(appraisal, context),
  };
}

function rangeOf(appraisal: Appraisal, context: Readonly<RouterContextProvider>): PanelRange {
  const known = rangeSoFar(appraisal, {
    valuations: context.get(valuationsContext),
    now: context.get(clockContext)(),
  });
  if (known === null) return null;
  return known.kind === "range" ? rangeView(known) : known.text;
}

/** The question before, with its answer; from facts that were typed to what the register says; from the first to the plate. */
function backFrom(appraisal: Appraisal, action: string): string {
  const { input, lookup, step } = appraisal;
  const word = previousStepWord(step, input, lookup);
  if (word !== null) return addressWith(appraisal, action, [], { [flowFields.again]: word });
  if (step.kind === "facts" && lookup?.kind === "found")
    return addressWith(appraisal, action, ["isMine", "model", "year", "fuel", "gearbox"]);
  return action;
}
