import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { submittedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import { flowFields, pictureTexts } from "../rules/flow/flow-fields.ts";
import { flowPicturesForm, picturesMemory } from "../rules/flow-pictures-form.ts";
import type { Appraisal } from "../service/appraise.ts";
import { CameraTiles } from "./camera-tiles.tsx";
import { addressWith } from "./flow-address.server.ts";
import { PicturesQuestion } from "./pictures-question.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { questionFrameProps } from "./question-frame-props.server.ts";

type FlowTarget = { action: string };

/** Pictures of the car, for whoever wants to show it; they change no sum, and the step says so. */
export function picturesHtml(
  appraisal: Appraisal,
  { action }: FlowTarget,
  context: Readonly<RouterContextProvider>,
): { html: string; form: string } {
  const { input } = appraisal;
  const here = addressWith(appraisal, action, ["pictures"]);
  const skip = addressWith(appraisal, action, ["pictures"], { [flowFields.pictures]: pictureTexts.none });
  const form = renderToStaticMarkup(
    <QuestionFrame {...questionFrameProps(appraisal, action, context)}>
      <PicturesQuestion skip={skip}>
        <FormView
          form={flowPicturesForm}
          action={here}
          memory={picturesMemory(input.plate)}
          state={context.get(submittedFormContext) ?? emptyForm}
        >
          <CameraTiles />
        </FormView>
      </PicturesQuestion>
    </QuestionFrame>,
  );
  return { html: "", form };
}
