import * as z from "zod/mini";
import { type UploadItem, uploadStatuses } from "./upload-item.ts";

/** What a reload must not lose: the token of the form, empty until the server has given one, and its files in their order. */
export type StoredForm = { token: string; items: UploadItem[] };

const storedForm = z.object({
  token: z.string().check(z.regex(/^[\w.-]{0,300}$/)),
  items: z.array(
    z.object({
      local: z.string(),
      id: z.nullable(z.string()),
      name: z.string(),
      bytes: z.number(),
      modified: z.number(),
      status: z.enum(Object.keys(uploadStatuses) as (keyof typeof uploadStatuses)[]),
      sent: z.number(),
      message: z.nullable(z.string()),
    }),
  ),
});

const keyOf = (form: string) => `uploads:${form}`;

/** This tab's alone, and gone with it: another tab fills in another form. */
export function readForm(form: string): StoredForm {
  try {
    const read = storedForm.safeParse(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? ""));
    if (read.success) return read.data;
  } catch {
    // Blocked or unreadable: a new form.
  }
  return newForm();
}

export function writeForm(form: string, stored: StoredForm): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(stored));
  } catch {
    // Without storage a reload begins anew, and everything else works.
  }
}

/** The form was taken: the next one in this tab begins anew. */
export function deleteStoredForm(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** It gets a token of its own: the server counts the files of each. */
export function newForm(): StoredForm {
  return { token: "", items: [] };
}
