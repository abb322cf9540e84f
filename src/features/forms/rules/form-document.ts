/** A file that came with a form, judged by its content; it is read when it is stored, one at a time. */
export type FormDocument = {
  label: string;
  name: string;
  type: "application/pdf" | "image/jpeg";
  /** The hash of the upload it came by, if it did. */
  upload: string | null;
  read: () => Promise<Uint8Array>;
};
