import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { plateHint } from "#core/plate/plate-hint.ts";
import { formatMil } from "#core/text/mileage.ts";
import { findVehicleContext } from "#features/vehicle-register/context.ts";
import { trafficNotices, vehicleFactsView } from "#features/vehicle-register/pages/vehicle-facts-view.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { valuationsContext } from "../context.ts";
import type { FlowField } from "../rules/flow/flow-fields.ts";
import { damageError, manualFactErrors, mileageError } from "../rules/flow/flow-input.ts";
import { carriedFields } from "../rules/flow/flow-step.ts";
import { whyManual } from "../rules/flow/flow-texts.ts";
import { type Appraisal, appraise } from "../service/appraise.ts";
import { ChoiceQuestion, IsItYours, ManualFacts, MileageQuestion, StepForm } from "./flow-questions.tsx";
import { picturesHtml } from "./pictures-html.server.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { questionFrameProps } from "./question-frame-props.server.ts";
import { resultHtml } from "./result-html.server.tsx";

type Context = Readonly<RouterContextProvider>;
export type FlowPage = { html: string; form: string | null };
type FlowTarget = { action: string; crumbs: Crumb[] };

/** What comes after the plate: the next question, or the answer. Null where the address has no plate. */
export async function loadFlow(
  query: URLSearchParams,
  target: FlowTarget,
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
  if (step.kind === "result") return resultHtml(appraisal, target, context);
  if (step.kind === "pictures") return picturesHtml(appraisal, target, context);
  const { fields, content } = questionOf(appraisal, clock());
  const html = renderToStaticMarkup(
    <QuestionFrame {...questionFrameProps(appraisal, target.action, context)}>
      <StepForm action={target.action} carried={carriedFields(appraisal.input, fields)}>
        {content}
      </StepForm>
    </QuestionFrame>,
  );
  return { html, form: null };
}

/** The form of a step, and the fields that it asks for itself. */
function questionOf(appraisal: Appraisal, now: Date): { fields: FlowField[]; content: ReactNode } {
  const { input, lookup, step } = appraisal;
  const isBusiness = input.mode === "business";
  if (step.kind === "question") {
    const isDamage = step.question === "damage";
    const error = isDamage ? damageError(input) : null;
    return {
      fields: isDamage ? ["damage", "zones"] : [step.question],
      content: <ChoiceQuestion question={step.question} input={input} error={error} />,
    };
  }
  if (step.kind === "mileage")
    return {
      fields: ["mileage"],
      content: (
        <MileageQuestion
          raw={input.raw.mileage}
          error={mileageError(input)}
          hint={inspectionHint(appraisal)}
        />
      ),
    };
  if (input.plate === null || lookup === null) throw new Error("A question without a plate");
  const hint = plateHint(input.plate);
  if (step.kind === "isItYours" && lookup.kind === "found") {
    const { vehicle } = lookup;
    const traffic = trafficNotices[vehicle.traffic];
    const car = {
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
      <ManualFacts
        why={whyManual(input.plate, lookup)}
        hint={hint}
        raw={input.raw}
        errors={manualFactErrors(input, now)}
        isBusiness={isBusiness}
      />
    ),
  };
}

/** What somebody knows their car by. */
const shownFacts = ["Modellår", "Drivmedel", "Växellåda", "Drivning", "Effekt", "Kaross", "Färg"];

function inspectionHint({ lookup, input }: Appraisal): string | null {
  if (lookup?.kind !== "found" || input.isMine === false) return null;
  const { lastInspectionMileage: mil, lastInspectionOn: on } = lookup.vehicle;
  if (mil === null) return null;
  const when = on === null ? "" : ` ${formatDate(new Date(on))}`;
  return `Vid senaste besiktningen${when} visade mätaren ${formatMil(mil)}.`;
}
