import { Check } from "lucide-react";
import type { CaseView } from "./case-view.ts";

/** The colour says the same as the words, which are read out. */
const looks = {
  done: { line: "var(--ms-brand)", label: "Klart" },
  now: { line: "var(--ms-accent)", label: "Nu" },
  next: { line: "var(--ms-sunken)", label: "Sedan" },
} as const;

/** All in one row, or each on a row of its own: never one left over. */
const rowOrColumn = {
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(7.5rem, (34rem - 100%) * 999)), 1fr))",
} as const;

/** How far the case has come, along one line from the first word to the last. */
export function CaseStagesBar({ stages }: Pick<CaseView, "stages">) {
  return (
    <ol
      aria-label="Så långt har ärendet kommit"
      className="mt-6 grid overflow-hidden rounded-md border border-line bg-surface"
      style={rowOrColumn}
    >
      {stages.map(({ title, note, state }) => (
        <li
          key={title}
          aria-current={state === "now" ? "step" : undefined}
          className="px-5 py-4 text-sm"
          style={{ boxShadow: `inset 0 4px ${looks[state].line}` }}
        >
          <b
            className={`flex items-center gap-2 ${state === "next" ? "font-medium text-ink-2" : "font-semibold"}`}
          >
            {state === "done" && <Check aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />}
            <span className="sr-only">{looks[state].label}: </span>
            {title}
          </b>
          <span className="text-ink-2">{note}</span>
        </li>
      ))}
    </ol>
  );
}
