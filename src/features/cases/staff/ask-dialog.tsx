import { type ReactNode, useId } from "react";
import { Dialog } from "#platform/staff/dialog.tsx";

type AskDialogProps = {
  label: string;
  title: string;
  text: ReactNode;
  /** What is wrong with what was filled in, said to the field by `invalid`. */
  problem: string | null;
  submit: string;
  isSending?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: (field: {
    id: string;
    invalid: { "aria-invalid": boolean; "aria-describedby"?: string };
  }) => ReactNode;
};

/** What a click on a case asks before it is done; to leave it is as near. */
export function AskDialog({ label, title, text, problem, submit, isSending, ...rest }: AskDialogProps) {
  const id = useId();
  const { onSubmit, onClose, children } = rest;
  const problemId = `${id}-problem`;
  const invalid =
    problem === null ? { "aria-invalid": false } : { "aria-invalid": true, "aria-describedby": problemId };
  return (
    <Dialog label={label} className="st-palbox st-help" onClose={onClose}>
      <form
        className="sb-ask"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 className="t">{title}</h2>
        <p className="t2">{text}</p>
        {children({ id, invalid })}
        {problem !== null && (
          <p id={problemId} role="alert" className="st-late">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="btn primary d" disabled={isSending}>
            {submit}
          </button>
          <button type="button" className="btn secondary d" onClick={onClose}>
            Låt bli
          </button>
        </div>
      </form>
    </Dialog>
  );
}
