/** A file that came with a form, checked by its content; the bytes are read when it is stored. */
export type FormDocument = {
  label: string;
  name: string;
  type: "application/pdf" | "image/jpeg";
  /** The hash of its upload, if it was uploaded before. */
  upload: string | null;
  read: () => Promise<Uint8Array>;
};
