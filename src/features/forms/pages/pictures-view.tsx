import { pictureFiles } from "#core/files/file-kinds.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldErrorSlot, FieldHint } from "#ui/field-message.tsx";
import { FileField } from "#ui/file-field.tsx";
import type { FormField, SentPicture } from "../rules/form-field.ts";

type PicturesViewProps = {
  field: FormField;
  id: string;
  error: string | null;
  uploaded: readonly SentPicture[];
  memory: string;
};

/** What the script that wakes the field has to know. */
export type PicturesPlan = {
  legend: string;
  name: string;
  memory: string;
  optional: boolean;
  uploaded: readonly SentPicture[];
};

/**
 * A plain field for files, which works without script; what has come already need not be sent again. `enhance-pictures.tsx`
 * puts the field with progress, order and camera in its place.
 */
export function PicturesView({ field, id, error, uploaded, memory }: PicturesViewProps) {
  const { name, label, hint, isRequired } = field;
  const plan: PicturesPlan = { legend: label, name, memory, optional: !isRequired, uploaded };
  return (
    <div data-field={name} className="min-w-0">
      <div data-pictures={JSON.stringify(plan)}>
        <label htmlFor={id} className="mb-1.5 block text-sm leading-[1.4] font-semibold">
          {label}
          {!isRequired && <span className="font-normal text-ink-3"> valfritt</span>}
        </label>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {uploaded.map((picture) => (
          <Checkbox key={picture.id} name={name} value={picture.id} defaultChecked>
            Skicka med {picture.name}
          </Checkbox>
        ))}
        <FileField
          words="Välj bilder"
          id={id}
          name={name}
          multiple
          accept={pictureFiles.types.join(",")}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <FieldErrorSlot id={`${id}-error`} error={error} />
    </div>
  );
}
