import { megabytes, uploadLimits } from "#core/files/upload-limits.ts";

/** Why an upload is not taken, and what to do; the same words in the browser and from the server. */
export const uploadRefusals = {
  emptyFile: { status: 422, message: "Filen är tom. Välj en annan." },
  tooLargeFile: {
    status: 413,
    message: `Filen är för stor. Den får vara högst ${megabytes(uploadLimits.bytesPerFile)}: spara den i lägre kvalitet eller mindre format.`,
  },
  tooManyFiles: {
    status: 422,
    message: `Du kan skicka högst ${uploadLimits.files} filer. Ta bort någon för att lägga till en ny.`,
  },
  tooMuchInAll: {
    status: 413,
    message: `Filerna är för stora tillsammans. De får vara högst ${megabytes(uploadLimits.bytesInAll)}: ta bort någon eller spara dem i mindre format.`,
  },
  tooLargePart: {
    status: 413,
    message: `Delen är för stor. En del är högst ${megabytes(uploadLimits.partBytes)}.`,
  },
  noSuchPart: { status: 422, message: "Filen har ingen del med det numret. Delarna räknas från 0." },
  wrongPartSize: { status: 422, message: "Delen har fel storlek. Skicka den igen." },
  wrongChecksum: { status: 422, message: "Delen kom inte fram som den skickades. Skicka den igen." },
  otherPart: {
    status: 409,
    message: "Delen finns redan med annat innehåll. Ta bort filen och välj den igen.",
  },
  notComplete: { status: 422, message: "Alla delar av filen har inte kommit fram. Skicka de som saknas." },
  beingChecked: { status: 409, message: "Filen kontrolleras redan. Fråga igen om en stund." },
  finished: { status: 409, message: "Filen är redan färdig och kan inte ändras." },
  unknown: { status: 404, message: "Uppladdningen finns inte längre. Välj filen igen." },
  tooManyOfSender: {
    status: 429,
    message: "Många filer är på väg från ditt nätverk just nu. Försök igen om en stund.",
  },
  noRoom: { status: 503, message: "Vi tar emot många filer just nu. Försök igen om en stund." },
} as const satisfies Record<string, { status: number; message: string }>;
export type UploadRefusal = keyof typeof uploadRefusals;

/** What a form holds so far. */
export type SelectedFiles = { files: number; bytes: number };

/** Whether one more file fits; asked before anything is sent, and again by the server. */
export function refusalOfFile(bytes: number, selection: SelectedFiles): UploadRefusal | null {
  if (bytes <= 0) return "emptyFile";
  if (bytes > uploadLimits.bytesPerFile) return "tooLargeFile";
  if (selection.files >= uploadLimits.files) return "tooManyFiles";
  return selection.bytes + bytes > uploadLimits.bytesInAll ? "tooMuchInAll" : null;
}
