import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { flowPicturesForm, picturesMemory } from "#domain/form/flow-pictures-form.ts";
import { flowFields, pictureWords } from "#domain/valuation/flow/flow-fields.ts";
import { progressOf } from "#domain/valuation/flow/flow-step.ts";
import type { Appraisal } from "#services/valuations/appraise.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { postedFormContext } from "#web/context.ts";
import { emptyForm, FormView } from "#web/features/form/form-view.tsx";
import { FlowFrame } from "#web/features/valuation/flow-frame.tsx";
import { PicturesQuestion } from "#web/features/valuation/pictures-question.tsx";
import { addressWith } from "./flow-address.ts";

type Asked = { action: string; crumbs: Crumb[] };

/** Pictures of the car, for whoever wants to show it; they change no sum, and the step says so. [FLOW-12] */
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
