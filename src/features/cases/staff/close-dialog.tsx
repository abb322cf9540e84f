import { useId, useState } from "react";
import { Dialog } from "#platform/staff/dialog.tsx";
import type { WholeCase } from "./case-answers.ts";
import type { Send } from "./case-pane.tsx";

type CloseDialogProps = {
  row: Pick<WholeCase, "subject" | "closingConcern">;
  seen: number;
  send: Send;
  onClose: () => void;
};

/** Why a case is closed that we owe an answer, or whose time by law runs: it stands among the notes. */
export function CloseDialog({ row, seen, send, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const close = async () => {
    if (reason.trim() === "") return setProblem("Skriv varför ärendet stängs");
    const body = { event: "closed", text: "", reason: reason.trim(), seen };
    if (await send("tell", body, "Ärendet är stängt.")) onClose();
  };
  return (
    <Dialog label="Stäng ärendet" className="st-palbox st-help" onClose={onClose}>
      <form
        className="sb-ask"
        onSubmit={(event) => {
          event.preventDefault();
          void close();
        }}
      >
        <h2 className="t">Stäng ärendet?</h2>
        <p className="t2">
          {row.subject}. {row.closingConcern} Skälet står kvar bland anteckningarna, som kunden inte ser.
        </p>
        <label htmlFor={id}>Varför stängs det?</label>
        <input
          id={id}
          className="input"
          value={reason}
          maxLength={500}
          placeholder="Dubblett av ett annat ärende"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setReason(target.value);
            setProblem(null);
          }}
        />
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className="st-late">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="btn primary d">
            Stäng ärendet
          </button>
          <button type="button" className="btn secondary d" onClick={onClose}>
            Låt bli
          </button>
        </div>
      </form>
    </Dialog>
  );
}
