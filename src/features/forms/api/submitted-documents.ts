import { formatNumber } from "#core/text/number.ts";
import type { Form, SentFields } from "../rules/form.ts";
import type { FormDocument } from "../rules/form-document.ts";
import type { FieldError } from "../rules/form-field.ts";
import { fileName, maxPdfBytes, pdfErrorText } from "../rules/pdf.ts";
import { type MaxBytes, maxFormBytes } from "./read-submission.ts";

/** How much a form may weigh: more where it takes files, and comes as a form that can carry them. */
export function maxBytesOf({ fields }: Pick<Form, "fields">): MaxBytes {
  const files = fields.filter(({ kind }) => kind === "pdf").length;
  return { text: maxFormBytes, multipart: maxFormBytes + files * maxPdfBytes };
}

/** The files of a form, each judged by its content. A field that nobody filled in is sent as a file without a name. */
export async function readDocuments(
  { fields, oneFileOf }: Form,
  submittedFields: SentFields,
): Promise<{ documents: SubmittedPdf[]; errors: FieldError[] }> {
  const documents: SubmittedPdf[] = [];
  const errors: FieldError[] = [];
  for (const { name: field, label, kind, message } of fields) {
    const file = submittedFields[field];
    if (kind !== "pdf" || file === undefined || file === null || file === "") continue;
    if (!(file instanceof Blob)) {
      errors.push({ field, message });
      continue;
    }
    const uploadName = "name" in file ? String(file.name) : "";
    if (file.size === 0 && uploadName === "") continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const complaint = pdfErrorText(bytes);
    if (complaint === null) documents.push(pdfDocument(label, fileName(uploadName), bytes));
    else errors.push({ field, message: complaint });
  }
  if (oneFileOf && documents.length === 0 && errors.length === 0)
    errors.push({ field: oneFileOf.fields[0], message: oneFileOf.message });
  return { documents, errors };
}

type SubmittedPdf = FormDocument & { size: number };

function pdfDocument(label: string, name: string, bytes: Uint8Array): SubmittedPdf {
  const read = async () => bytes;
  return { label, name, type: "application/pdf", upload: null, size: bytes.length, read };
}

/** "offert.pdf, 412 kB" */
export function documentText({ name, size }: SubmittedPdf): string {
  return `${name}, ${formatNumber(Math.ceil(size / 1_000))} kB`;
}
