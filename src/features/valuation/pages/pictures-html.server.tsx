import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { postedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { flowFields, pictureWords } from "../rules/flow/flow-fields.ts";
import { progressOf } from "../rules/flow/flow-step.ts";
import { flowPicturesForm, picturesMemory } from "../rules/flow-pictures-form.ts";
import type { Appraisal } from "../service/appraise.ts";
import { addressWith } from "./flow-address.server.ts";
import { FlowFrame } from "./flow-frame.tsx";
import { PicturesQuestion } from "./pictures-question.tsx";

type Asked = { action: string; crumbs: Crumb[] };

/** Pictures of the car, for whoever wants to show it; they change no sum, and the step says so. */
export function picturesHtml(
  appraisal: Appraisal,
  { action, crumbs }: Asked,
  context: Readonly<RouterContextProvider>,
): { html: string; form: string } {
  const { told, answer, step } = appraisal;
  const here = addressWith(appraisal, action, ["pictures"]);
  const skip = addressWith(appraisal, action, ["pictures"], { [flowFields.pictures]: pictureWords.none });
  const form = renderToStaticMarkup(
    <FlowFrame crumbs={crumbs} stage={1} progress={progressOf(step, told, answer)}>
      <PicturesQuestion skip={skip}>
        <FormView
          form={flowPicturesForm}
          action={here}
          memory={picturesMemory(told.plate)}
          state={context.get(postedFormContext) ?? emptyForm}
        />
      </PicturesQuestion>
    </FlowFrame>,
  );
  return { html: "", form };
}
