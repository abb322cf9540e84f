import type { RefObject } from "react";
import type { FileKinds } from "#core/files/file-kinds.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FileField } from "#ui/file-field.tsx";
import "#ui/file-field.css";
import type { StoredUpload } from "./uploader.ts";

type PlainFilesProps = {
  input: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  kinds: FileKinds;
  hintId: string;
  uploaded: readonly StoredUpload[];
};

/** The field where no script runs. What the server has already need not be sent again, and can be left out. */
export function PlainFiles({ input, name, label, kinds, hintId, uploaded }: PlainFilesProps) {
  return (
    <>
      {uploaded.map((file) => (
        <Checkbox key={file.id} name={name} value={file.id} defaultChecked>
          Skicka med {file.name}
        </Checkbox>
      ))}
      <FileField
        ref={input}
        words="Välj filer"
        name={name}
        multiple
        accept={kinds.types.join(",")}
        aria-label={label}
        aria-describedby={hintId}
      />
    </>
  );
}
