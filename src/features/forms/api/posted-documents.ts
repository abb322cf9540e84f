import { formatNumber } from "#core/text/number.ts";
import type { Form, Sent } from "../rules/form.ts";
import type { FormDocument } from "../rules/form-document.ts";
import type { FieldError } from "../rules/form-field.ts";
import { fileName, pdfBytesAtMost, pdfComplaint } from "../rules/pdf.ts";
import { type BytesAtMost, formBytesAtMost } from "./read-post.ts";

/** How much a form may weigh: more where it takes files, and comes as a form that can carry them. */
export function bytesAtMostOf({ fields }: Pick<Form, "fields">): BytesAtMost {
  const files = fields.filter(({ kind }) => kind === "pdf").length;
  return { text: formBytesAtMost, multipart: formBytesAtMost + files * pdfBytesAtMost };
}

/** The files of a form, each judged by its content. A field that nobody filled in is sent as a file without a name. */
export async function readDocuments(
  { fields, oneFileOf }: Form,
  sent: Sent,
): Promise<{ documents: PostedPdf[]; errors: FieldError[] }> {
  const documents: PostedPdf[] = [];
  const errors: FieldError[] = [];
  for (const { name: field, label, kind, message } of fields) {
    const file = sent[field];
    if (kind !== "pdf" || file === undefined || file === null || file === "") continue;
    if (!(file instanceof Blob)) {
      errors.push({ field, message });
      continue;
    }
    const given = "name" in file ? String(file.name) : "";
    if (file.size === 0 && given === "") continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const complaint = pdfComplaint(bytes);
    if (complaint === null) documents.push(pdfDocument(label, fileName(given), bytes));
    else errors.push({ field, message: complaint });
  }
  if (oneFileOf && documents.length === 0 && errors.length === 0)
    errors.push({ field: oneFileOf.fields[0], message: oneFileOf.message });
  return { documents, errors };
}

type PostedPdf = FormDocument & { size: number };

function pdfDocument(label: string, name: string, bytes: Uint8Array): PostedPdf {
  const read = async () => bytes;
  return { label, name, type: "application/pdf", upload: null, size: bytes.length, read };
}

/** "offert.pdf, 412 kB" */
export function documentText({ name, size }: PostedPdf): string {
  return `${name}, ${formatNumber(Math.ceil(size / 1_000))} kB`;
}
