import { useEffect, useRef } from "react";
import type { Me } from "#platform/staff/me.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { SendCaseAction } from "./case-pane.tsx";
import type { CaseDetails } from "./case-responses.ts";
import { NoteForm } from "./note-form.tsx";

const tabs = { answer: "Svar till kund", note: "Intern anteckning" } as const;
export type WriteTab = keyof typeof tabs;
const keys = { answer: "R", note: "I" } as const satisfies Record<WriteTab, string>;

type WriteFormProps = {
  me: Me;
  row: CaseDetails;
  seen: number;
  send: SendCaseAction;
  onChange: (done: string) => void;
  /** Null until somebody chooses. */
  writing: WriteTab | null;
  onWrite: (writing: WriteTab) => void;
};

/** To the customer, or to each other: which it is stands above the field, and the field has another colour. */
export function WriteForm({ me, row, seen, send, onChange, writing, onWrite }: WriteFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const isOpen = row.state !== "closed";
  const tabShown = isOpen ? (writing ?? "answer") : "note";
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever presses the key again wants the field again.
  useEffect(() => {
    if (writing !== null) form.current?.querySelector("textarea")?.focus();
  }, [writing, form]);
  return (
    <div ref={form} className={tabShown === "note" ? "st-panel sc-write is-note" : "st-panel sc-write"}>
      <div className="sc-ways" role="tablist" aria-label="Vad du skriver">
        {(Object.keys(tabs) as WriteTab[])
          .filter((tab) => isOpen || tab === "note")
          .map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`write-${tab}`}
              aria-selected={tab === tabShown}
              aria-controls="write-panel"
              onClick={() => onWrite(tab)}
            >
              {tabs[tab]} <kbd className="kbd">{keys[tab]}</kbd>
            </button>
          ))}
      </div>
      <div id="write-panel" role="tabpanel" aria-labelledby={`write-${tabShown}`}>
        {tabShown === "answer" ? (
          <AnswerForm me={me} row={row} seen={seen} send={send} onChange={onChange} />
        ) : (
          <NoteForm number={row.number} send={send} />
        )}
      </div>
    </div>
  );
}
