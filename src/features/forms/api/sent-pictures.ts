import { uploadKeyOf } from "#platform/uploads/upload.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import type { FormDocument } from "../rules/form-document.ts";
import type { SentPicture } from "../rules/form-field.ts";

const label = "Bilder";

/** The case has copies of its own: an upload is gone a day after it was begun. */
export function pictureDocuments(uploads: Uploads, pictures: readonly SentPicture[]): FormDocument[] {
  return pictures.map(({ id, name }) => ({
    label,
    name,
    type: "image/jpeg",
    upload: uploadKeyOf(id),
    read: async () => {
      const bytes = await uploads.readPicture(id);
      if (!bytes) throw new Error(`The upload ${uploadKeyOf(id)} was accepted and has no picture`);
      return bytes;
    },
  }));
}

/** What the case tells of them beside showing them. */
export function pictureAnswers(pictures: readonly SentPicture[]): { label: string; text: string }[] {
  return pictures.length === 0 ? [] : [{ label, text: pictures.map(({ name }) => name).join(", ") }];
}
