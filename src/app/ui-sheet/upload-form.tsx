import { pictureFiles } from "#core/files/file-kinds.ts";
import { ReceivedPictures } from "#platform/uploads/browser/received-pictures.tsx";
import { UploadField } from "#platform/uploads/browser/upload-field.tsx";
import type { StoredUpload } from "#platform/uploads/browser/uploader.ts";
import { Button } from "#ui/button.tsx";

export const sheetUploads = "bilder";

type UploadFormProps = {
  /** What came of the form, when it was sent. */
  answer: { pictures: readonly StoredUpload[]; refused: readonly { name: string; message: string }[] } | null;
};

/** A form with pictures, as those that need some have it. */
export function UploadForm({ answer }: UploadFormProps) {
  const { pictures, refused } = answer ?? { pictures: [], refused: [] };
  const isDone = pictures.length > 0 && refused.length === 0;
  return (
    <form method="post" encType="multipart/form-data" className="grid max-w-160 gap-5">
      {isDone && <ReceivedPictures pictures={pictures} />}
      <UploadField
        legend="Bilder på bilen"
        name={sheetUploads}
        form="ui-sheet"
        kinds={pictureFiles}
        optional
        taken={isDone ? pictures : []}
        uploaded={isDone ? [] : pictures}
        refused={refused}
      />
      <div>
        <Button type="submit">Skicka bilderna</Button>
      </div>
    </form>
  );
}
