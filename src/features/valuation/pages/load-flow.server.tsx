import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { plateHint } from "#core/plate/plate-hint.ts";
import { formatMil } from "#core/text/mileage.ts";
import { findVehicleContext } from "#features/vehicle-register/context.ts";
import { trafficNotices, vehicleFactsView } from "#features/vehicle-register/pages/vehicle-facts-view.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { valuationsContext } from "../context.ts";
import { type FlowField, flowFields } from "../rules/flow/flow-fields.ts";
import { carriedFields, progressOf } from "../rules/flow/flow-step.ts";
import { answersTo, questionWords, whyTyped } from "../rules/flow/flow-words.ts";
import { mileageMistake, typedMistakes } from "../rules/flow/told.ts";
import { type Appraisal, appraise } from "../service/appraise.ts";
import { FlowFrame } from "./flow-frame.tsx";
import { ChoiceQuestion, IsItYours, MileageQuestion, StepForm, TypedFacts } from "./flow-questions.tsx";
import { picturesHtml } from "./pictures-html.server.tsx";
import { resultHtml } from "./result-html.server.tsx";

type Context = Readonly<RouterContextProvider>;
export type FlowPage = { html: string; form: string | null };
type Asked = { action: string; crumbs: Crumb[] };

/** What comes after the plate: the next question, or the answer. Null where the address has no plate. */
export async function loadFlow(
  query: URLSearchParams,
  asked: Asked,
  context: Context,
): Promise<FlowPage | null> {
  const clock = context.get(clockContext);
  const appraisal = await appraise(query, {
    findVehicle: context.get(findVehicleContext),
    valuations: context.get(valuationsContext),
    clock,
  });
  const { step } = appraisal;
  if (step.kind === "plate") return null;
  if (step.kind === "result") return resultHtml(appraisal, asked, context);
  if (step.kind === "pictures") return picturesHtml(appraisal, asked, context);
  const { fields, content } = questionOf(appraisal, clock());
  const html = renderToStaticMarkup(
    <FlowFrame
      crumbs={asked.crumbs}
      stage={step.kind === "isItYours" || step.kind === "facts" ? 0 : 1}
      progress={progressOf(step, appraisal.told, appraisal.answer)}
    >
      <StepForm action={asked.action} carried={carriedFields(appraisal.told, fields)}>
        {content}
      </StepForm>
    </FlowFrame>,
  );
  return { html, form: null };
}

/** The form of a step, and the fields that it asks for itself. */
function questionOf(appraisal: Appraisal, now: Date): { fields: FlowField[]; content: ReactNode } {
  const { told, answer, step } = appraisal;
  const isBusiness = told.mode === "business";
  if (step.kind === "question") {
    const name = flowFields[step.question];
    return {
      fields: [step.question],
      content: (
        <ChoiceQuestion {...questionWords[step.question]} name={name} options={answersTo(step.question)} />
      ),
    };
  }
  if (step.kind === "mileage")
    return {
      fields: ["mileage"],
      content: (
        <MileageQuestion
          written={told.written.mileage}
          mistake={mileageMistake(told)}
          hint={inspectionHint(appraisal)}
        />
      ),
    };
  if (told.plate === null || answer === null) throw new Error("A question without a plate");
  const hint = plateHint(told.plate);
  if (step.kind === "isItYours" && answer.kind === "found") {
    const { vehicle } = answer;
    const traffic = trafficNotices[vehicle.traffic];
    const car = {
      plate: displayPlate(told.plate),
      name: appraisal.name ?? "",
      variant: vehicle.modelDescription,
      facts: vehicleFactsView(vehicle).filter(({ label }) => shownFacts.includes(label)),
      notices: [traffic, hint].flatMap((text) => text ?? []),
    };
    return { fields: ["isMine", "mode"], content: <IsItYours car={car} isBusiness={isBusiness} /> };
  }
  return {
    fields: ["model", "year", "fuel", "gearbox", "mode"],
    content: (
      <TypedFacts
        why={whyTyped(told.plate, answer)}
        hint={hint}
        written={told.written}
        mistakes={typedMistakes(told, now)}
        isBusiness={isBusiness}
      />
    ),
  };
}

/** What somebody knows their car by. */
const shownFacts = ["Modellår", "Drivmedel", "Växellåda", "Drivning", "Effekt", "Kaross", "Färg"];

function inspectionHint({ answer, told }: Appraisal): string | null {
  if (answer?.kind !== "found" || told.isMine === false) return null;
  const { lastInspectionMileage: mil, lastInspectionOn: on } = answer.vehicle;
  if (mil === null) return null;
  const when = on === null ? "" : ` ${formatDate(new Date(on))}`;
  return `Vid senaste besiktningen${when} visade mätaren ${formatMil(mil)}.`;
}
