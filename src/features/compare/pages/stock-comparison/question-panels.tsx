import { ErrorSummary } from "#ui/error-summary.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CompareMistakes, CompareWritten } from "../../rules/stock-comparison/compare-question.ts";
import { PlateQuestion, TypedQuestion } from "./question-form.tsx";

type PanelsProps = {
  written: CompareWritten;
  mistakes?: CompareMistakes;
  /** The form of the typed car stands open: its facts are asked for, or are what was wrong. */
  isTyped?: boolean;
  look?: "primary" | "secondary";
};

/** Both ways to ask; the one by plate first. What is wrong stands at its own form. */
export function QuestionPanels({ written, mistakes = {}, isTyped = false, look = "primary" }: PanelsProps) {
  return (
    <>
      <Panel>
        <PlateQuestion
          written={isTyped ? { ...written, mileage: "" } : written}
          mistakes={isTyped ? (mistakes.plate === undefined ? {} : { plate: mistakes.plate }) : mistakes}
          look={isTyped ? "secondary" : look}
        />
      </Panel>
      <Panel>
        <details open={isTyped}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline underline-offset-3">
            Skriv uppgifterna själv
          </summary>
          <div className="mt-3">
            <TypedQuestion
              written={written}
              mistakes={isTyped ? mistakes : {}}
              look={isTyped ? "primary" : "secondary"}
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
const typedFields = [
  ["plate", "regnummer"],
  ["model", "bil"],
  ["year", "ar"],
  ["mileage", "typat-miltal"],
  ["fuel", "drivmedel"],
] as const;

export function MistakeSummary({ mistakes, isTyped }: { mistakes: CompareMistakes; isTyped: boolean }) {
  const errors = (isTyped ? typedFields : plateFields).flatMap(([field, id]) => {
    const text = mistakes[field];
    return text === undefined ? [] : [{ id, text }];
  });
  const title =
    errors.length === 1 ? "En uppgift behöver rättas" : `${errors.length} uppgifter behöver rättas`;
  return <ErrorSummary title={title} errors={errors} />;
}
