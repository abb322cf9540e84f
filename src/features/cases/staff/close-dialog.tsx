import { useState } from "react";
import { AskDialog } from "./ask-dialog.tsx";
import type { SendCaseAction } from "./case-pane.tsx";
import type { CaseDetails } from "./case-responses.ts";

type CloseDialogProps = {
  row: Pick<CaseDetails, "subject" | "closingConcern">;
  seen: number;
  send: SendCaseAction;
  onClose: () => void;
};

/** Why a case is closed that we owe an answer, or whose time by law runs: it stands among the notes. */
export function CloseDialog({ row, seen, send, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const close = async () => {
    if (reason.trim() === "") return setProblem("Skriv varför ärendet stängs");
    const body = { event: "closed", text: "", reason: reason.trim(), seen };
    if (await send("tell", body, "Ärendet är stängt.")) onClose();
  };
  return (
    <AskDialog
      label="Stäng ärendet"
      title="Stäng ärendet?"
      text={`${row.subject}. ${row.closingConcern} Skälet står kvar bland anteckningarna, som kunden inte ser.`}
      problem={problem}
      submit="Stäng ärendet"
      onSubmit={() => void close()}
      onClose={onClose}
    >
      {({ id, invalid }) => (
        <>
          <label htmlFor={id}>Varför stängs det?</label>
          <input
            id={id}
            className="input"
            value={reason}
            maxLength={500}
            placeholder="Dubblett av ett annat ärende"
            {...invalid}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(null);
            }}
          />
        </>
      )}
    </AskDialog>
  );
}
