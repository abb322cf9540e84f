import { NotebookPen, Pencil } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { formatNumber } from "#core/text/number.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { maxNoteLength } from "../rules/favorite-bounds.ts";
import { changeFavorites } from "./change-favorites.ts";

type FavoriteNoteProps = { plate: string; name: string; note: string };

/** What the visitor wants to remember of a car; it stays in the browser. */
export function FavoriteNote({ plate, name, note }: FavoriteNoteProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== null;
  useEffect(() => {
    // Back to where it was opened from, however it was closed.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (draft === null) {
    const open = () => setDraft(note);
    return note === "" ? (
      <div className="-mx-3">
        <Button ref={opener} variant="ghost" size="sm" icon={NotebookPen} onClick={open}>
          Skriv en anteckning<span className="sr-only"> om {name}</span>
        </Button>
      </div>
    ) : (
      <div className="flex items-start gap-2.5 rounded-sm bg-sunken pl-3.5 text-sm">
        <p className="flex-1 py-3 wrap-anywhere whitespace-pre-line">{note}</p>
        <IconButton ref={opener} icon={Pencil} label={`Ändra anteckningen om ${name}`} onClick={open} />
      </div>
    );
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void changeFavorites(({ writeNote }) => writeNote(plate, draft)).then(
      (isDone) => isDone && setDraft(null),
    );
  };
  return (
    <form
      onSubmit={save}
      onKeyDown={({ key }) => key === "Escape" && setDraft(null)}
      aria-label={`Anteckning om ${name}`}
    >
      <Field
        label="Anteckning"
        hint="Bara du ser den."
        count={`${formatNumber(draft.length)} av ${maxNoteLength}`}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            maxLength={maxNoteLength}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex justify-end gap-2.5">
        <Button variant="ghost" size="sm" onClick={() => setDraft(null)}>
          Avbryt
        </Button>
        <Button type="submit" variant="tonal" size="sm">
          Spara
        </Button>
      </div>
    </form>
  );
}
