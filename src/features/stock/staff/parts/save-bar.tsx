import { Undo2 } from "lucide-react";

type SaveBarProps = {
  /** "bilderna", "skicket": what the button saves. */
  what: string;
  isChanged: boolean;
  canUndo: boolean;
  isSaving: boolean;
  failure: string | null;
  onUndo: () => void;
  onSave: () => void;
};

/** What is not saved yet is said, and one step can always be taken back. */
export function SaveBar({ what, isChanged, canUndo, isSaving, failure, onUndo, onSave }: SaveBarProps) {
  return (
    <div className="cp-save">
      <p role="status" className="sm t2">
        {isSaving ? "Sparar …" : isChanged ? "Ändringarna är inte sparade." : ""}
      </p>
      {failure && (
        <p role="alert" className="cp-bad">
          {failure}
        </p>
      )}
      <button type="button" className="btn secondary d" disabled={!canUndo || isSaving} onClick={onUndo}>
        <Undo2 aria-hidden className="i s18" />
        Ångra<span className="sr"> senaste ändringen av {what}</span>
      </button>
      <button type="button" className="btn primary d" disabled={!isChanged || isSaving} onClick={onSave}>
        Spara {what}
      </button>
    </div>
  );
}
