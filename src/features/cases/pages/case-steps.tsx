import { Check } from "lucide-react";
import { stepLabels } from "#core/text/step-labels.ts";
import { Milepost } from "#ui/milepost.tsx";
import type { CaseView } from "./case-view.ts";

/** The road-edge post: here is the case now. */
function Post() {
  return (
    <span className="relative mt-0.5 block h-5 w-3">
      <Milepost percent={50} />
    </span>
  );
}

function StepMark({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Check strokeWidth={2.5} className="mt-0.5 size-4.5 text-success" />
  ) : (
    <span className="mt-1.5 block size-2.5 rounded-full border-2 border-ink-3" />
  );
}

/** What happens now and then; what is past stands in the stages, where there are any. */
export function CaseSteps({ steps, stages }: Pick<CaseView, "steps" | "stages">) {
  const ahead = steps.filter(({ state }) => stages.length === 0 || state !== "done");
  return (
    <ol>
      {(ahead.length > 0 ? ahead : steps.slice(-1)).map(({ title, note, state }, at, { length }) => (
        <li key={title} className="flex gap-4 text-sm">
          <span aria-hidden className="flex w-3 shrink-0 flex-col items-center gap-1">
            {state === "now" ? <Post /> : <StepMark isDone={state === "done"} />}
            {at < length - 1 && <span className="w-px flex-1 bg-line-2" />}
          </span>
          <div className={at < length - 1 ? "pb-5" : undefined}>
            <b className="font-semibold">
              <span className="sr-only">{stepLabels[state]}: </span>
              {title}
            </b>
            <p className="text-ink-2">{note}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
