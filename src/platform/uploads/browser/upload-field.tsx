import { useEffect, useId, useRef, useState } from "react";
import { type FileKinds, limitsText } from "#core/files/file-kinds.ts";
import { FieldGroup } from "#ui/field-group.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { PlainFiles } from "./plain-files.tsx";
import { UploadBoard } from "./upload-board.tsx";
import { fieldLabels } from "./upload-labels.ts";
import { createUploader, type StoredUpload, type Uploader } from "./uploader.ts";
import "./upload.css";

type UploadFieldProps = {
  legend: string;
  /** The field of the form: the ids of the files in order, or without JavaScript the files themselves. */
  name: string;
  /** What this tab remembers the files by; one for each form of the site. */
  form: string;
  kinds: FileKinds;
  optional?: boolean;
  /** What the form has taken: the field begins anew. */
  taken?: readonly StoredUpload[];
  /** What came with a form that has to be sent again. */
  uploaded?: readonly StoredUpload[];
  refused?: readonly { name: string; message: string }[];
  /** Chosen before this was here. */
  chosen?: readonly File[];
};

const none: readonly never[] = [];

/**
 * Files for a form, which has to be sent as multipart/form-data: before the page is awake, and without JavaScript, it
 * is a plain field for files.
 */
export function UploadField({
  legend,
  name,
  form,
  kinds,
  optional = false,
  taken = none,
  uploaded = none,
  refused = none,
  chosen = none,
}: UploadFieldProps) {
  const [uploader, setUploader] = useState<Uploader | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const plain = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came of the form before is known when the page is loaded.
  useEffect(() => {
    // Checksums need a page that came safely; elsewhere the plain field does.
    if (!globalThis.crypto?.subtle) return;
    const newUploader = createUploader(form, kinds);
    void newUploader.start({ taken, uploaded }).then(() => {
      // Chosen before the page was awake.
      newUploader.add([...chosen, ...(plain.current?.files ?? [])]);
      setUploader(newUploader);
    });
    addEventListener("pagehide", newUploader.forget);
    return () => {
      removeEventListener("pagehide", newUploader.forget);
      newUploader.stop();
    };
  }, [form, kinds]);
  return (
    <FieldGroup
      id={id}
      legend={legend}
      hint={limitsText(kinds)}
      error={isBlocked ? fieldLabels(kinds).blocked : ""}
      optional={optional}
    >
      {uploader ? (
        <UploadBoard uploader={uploader} name={name} kinds={kinds} hintId={hintId} onBlocked={setIsBlocked} />
      ) : (
        <PlainFiles
          input={plain}
          name={name}
          label={legend}
          kinds={kinds}
          hintId={hintId}
          uploaded={uploaded}
        />
      )}
      {refused.map(({ name: file, message }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is rendered once, and two files may have one name.
        <FieldError key={at} id={`${id}-refused-${at}`}>
          {file}: {message}
        </FieldError>
      ))}
    </FieldGroup>
  );
}
