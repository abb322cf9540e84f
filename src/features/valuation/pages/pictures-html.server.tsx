import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { submittedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { flowFields, pictureTexts } from "../rules/flow/flow-fields.ts";
import { progressOf } from "../rules/flow/flow-step.ts";
import { flowPicturesForm, picturesMemory } from "../rules/flow-pictures-form.ts";
import type { Appraisal } from "../service/appraise.ts";
import { addressWith } from "./flow-address.server.ts";
import { FlowFrame } from "./flow-frame.tsx";
import { PicturesQuestion } from "./pictures-question.tsx";

type FlowTarget = { action: string; crumbs: Crumb[] };

/** Pictures of the car, for whoever wants to show it; they change no sum, and the step says so. */
export function picturesHtml(
  appraisal: Appraisal,
  { action, crumbs }: FlowTarget,
  context: Readonly<RouterContextProvider>,
): { html: string; form: string } {
  const { input, lookup, step } = appraisal;
  const here = addressWith(appraisal, action, ["pictures"]);
  const skip = addressWith(appraisal, action, ["pictures"], { [flowFields.pictures]: pictureTexts.none });
  const form = renderToStaticMarkup(
    <FlowFrame crumbs={crumbs} stage={1} progress={progressOf(step, input, lookup)}>
      <PicturesQuestion skip={skip}>
        <FormView
          form={flowPicturesForm}
          action={here}
          memory={picturesMemory(input.plate)}
          state={context.get(submittedFormContext) ?? emptyForm}
        />
      </PicturesQuestion>
    </FlowFrame>,
  );
  return { html: "", form };
}
