import { ErrorSummary } from "#ui/error-summary.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CompareErrors, CompareFormValues } from "../../rules/stock-comparison/compare-question.ts";
import { ManualQuestion, PlateQuestion } from "./question-form.tsx";

type PanelsProps = {
  entered: CompareFormValues;
  fieldErrors?: CompareErrors;
  /** The form of the typed car stands open: its facts are asked for, or are what was wrong. */
  isManual?: boolean;
  variant?: "primary" | "secondary";
};

/** Both ways to ask; the one by plate first. What is wrong stands at its own form. */
export function QuestionPanels({
  entered,
  fieldErrors = {},
  isManual = false,
  variant = "primary",
}: PanelsProps) {
  return (
    <>
      <Panel>
        <PlateQuestion
          entered={isManual ? { ...entered, mileage: "" } : entered}
          fieldErrors={
            isManual ? (fieldErrors.plate === undefined ? {} : { plate: fieldErrors.plate }) : fieldErrors
          }
          variant={isManual ? "secondary" : variant}
        />
      </Panel>
      <Panel>
        <details open={isManual}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline underline-offset-3">
            Skriv uppgifterna själv
          </summary>
          <div className="mt-3">
            <ManualQuestion
              entered={entered}
              fieldErrors={isManual ? fieldErrors : {}}
              variant={isManual ? "primary" : "secondary"}
            />
          </div>
        </details>
      </Panel>
    </>
  );
}

/** Where the summary leads, in the order of the form. */
const plateFields = [
  ["plate", "regnummer"],
  ["mileage", "miltal"],
] as const;
const manualFields = [
  ["plate", "regnummer"],
  ["model", "bil"],
  ["year", "ar"],
  ["mileage", "typat-miltal"],
  ["fuel", "drivmedel"],
] as const;

export function CompareErrorSummary({
  fieldErrors,
  isManual,
}: {
  fieldErrors: CompareErrors;
  isManual: boolean;
}) {
  const errors = (isManual ? manualFields : plateFields).flatMap(([field, id]) => {
    const text = fieldErrors[field];
    return text === undefined ? [] : [{ id, text }];
  });
  const title =
    errors.length === 1 ? "En uppgift behöver rättas" : `${errors.length} uppgifter behöver rättas`;
  return <ErrorSummary title={title} errors={errors} />;
}
