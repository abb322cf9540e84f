import { useRef, useState } from "react";
import { onCtrlEnter, useDraft } from "#platform/staff/use-draft.ts";
import type { SendCaseAction } from "./case-pane.tsx";

/** What colleagues should know; nothing of it leaves the house. */
export function NoteForm({ number, send }: { number: string; send: SendCaseAction }) {
  const [text, write] = useDraft(`${number}:note`);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = async () => {
    setEmpty(text.trim() === "");
    if (text.trim() === "") return field.current?.focus();
    if (await send("note", { text }, "Anteckningen är sparad.")) write("");
  };
  return (
    <form
      className="sc-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor="note">
        Anteckning <span className="t2">som bara personalen läser. Den går inte att ändra efteråt.</span>
      </label>
      <textarea
        ref={field}
        id="note"
        className="textarea"
        rows={4}
        maxLength={2_000}
        value={text}
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? "note-problem" : undefined}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onCtrlEnter(() => void save())}
      />
      {isEmpty && (
        <p id="note-problem" role="alert" className="st-late">
          Skriv en anteckning
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn primary d">
          Spara anteckningen <kbd className="kbd">Ctrl</kbd>
          <kbd className="kbd">↵</kbd>
        </button>
      </div>
    </form>
  );
}
