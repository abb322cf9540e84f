import { useEffect, useRef } from "react";
import type { Me } from "#platform/staff/me.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { WholeCase } from "./case-answers.ts";
import type { Send } from "./case-pane.tsx";
import { NoteForm } from "./note-form.tsx";

const ways = { answer: "Svar till kund", note: "Intern anteckning" } as const;
export type Writing = keyof typeof ways;
const keys = { answer: "R", note: "I" } as const satisfies Record<Writing, string>;

type WriteFormProps = {
  me: Me;
  row: WholeCase;
  seen: number;
  send: Send;
  onChange: (done: string) => void;
  /** Null until somebody chooses. */
  writing: Writing | null;
  onWrite: (writing: Writing) => void;
};

/** To the customer, or to each other: which it is stands above the field, and the field has another colour. */
export function WriteForm({ me, row, seen, send, onChange, writing, onWrite }: WriteFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const isOpen = row.state !== "closed";
  const shown = isOpen ? (writing ?? "answer") : "note";
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever presses the key again wants the field again.
  useEffect(() => {
    if (writing !== null) form.current?.querySelector("textarea")?.focus();
  }, [writing, form]);
  return (
    <div ref={form} className={shown === "note" ? "st-panel sc-write is-note" : "st-panel sc-write"}>
      <div className="sc-ways" role="tablist" aria-label="Vad du skriver">
        {(Object.keys(ways) as Writing[])
          .filter((way) => isOpen || way === "note")
          .map((way) => (
            <button
              key={way}
              type="button"
              role="tab"
              id={`write-${way}`}
              aria-selected={way === shown}
              aria-controls="write-panel"
              onClick={() => onWrite(way)}
            >
              {ways[way]} <kbd className="kbd">{keys[way]}</kbd>
            </button>
          ))}
      </div>
      <div id="write-panel" role="tabpanel" aria-labelledby={`write-${shown}`}>
        {shown === "answer" ? (
          <AnswerForm me={me} row={row} seen={seen} send={send} onChange={onChange} />
        ) : (
          <NoteForm number={row.number} send={send} />
        )}
      </div>
    </div>
  );
}
