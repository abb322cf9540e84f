import { Undo2 } from "lucide-react";

type SaveBarProps = {
  /** "bilderna", "skicket": what the button saves. */
  what: string;
  draft: { isChanged: boolean; canUndo: boolean; undo: () => void };
  isSaving: boolean;
  failure: string | null;
  onSave: () => void;
};

/** Says whether something is not saved yet, and takes back one step at a time. */
export function SaveBar({ what, draft, isSaving, failure, onSave }: SaveBarProps) {
  return (
    <div className="cp-save">
      <p role="status" className="sm t2">
        {isSaving ? "Sparar …" : draft.isChanged ? "Ändringarna är inte sparade." : ""}
      </p>
      {failure && (
        <p role="alert" className="cp-bad">
          {failure}
        </p>
      )}
      <button
        type="button"
        className="btn secondary d"
        disabled={!draft.canUndo || isSaving}
        onClick={draft.undo}
      >
        <Undo2 aria-hidden className="i s18" />
        Ångra<span className="sr"> senaste ändringen av {what}</span>
      </button>
      <button
        type="button"
        className="btn primary d"
        disabled={!draft.isChanged || isSaving}
        onClick={onSave}
      >
        Spara {what}
      </button>
    </div>
  );
}
