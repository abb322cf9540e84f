import { expect, test } from "vitest";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { type FileKinds, limitsText, pictureFiles, refusalOfType } from "./file-kinds.ts";

const picturesAndPdf: FileKinds = {
  ...pictureFiles,
  types: [...pictureFiles.types, "application/pdf"],
  formats: "JPEG, PNG, WebP, AVIF eller PDF",
  one: "fil",
  several: "filer",
  notOne: "varken en bild eller en PDF",
};

test("[UPLOAD-1] the limits are stated in words, those of the form's own kinds of files", () => {
  expect(limitsText(pictureFiles)).toBe(
    "Högst 20 bilder i JPEG, PNG, WebP eller AVIF, högst 30\u00a0MB per bild och 200\u00a0MB tillsammans.",
  );
  expect(limitsText(picturesAndPdf)).toBe(
    "Högst 20 filer i JPEG, PNG, WebP, AVIF eller PDF, högst 30\u00a0MB per fil och 200\u00a0MB tillsammans.",
  );
});

test("[UPLOAD-19] a file of another type is refused in the words of the server, before it is sent; which types those are is the form's own matter", () => {
  expect(refusalOfType(pictureFiles, "application/pdf")).toBe(pictureRefusals.notAPicture);
  expect(refusalOfType(pictureFiles, "image/heic")).toBe(pictureRefusals.heic);
  for (const type of [...pictureFiles.types, ""]) expect(refusalOfType(pictureFiles, type)).toBeNull();
  expect(refusalOfType(picturesAndPdf, "application/pdf")).toBeNull();
  expect(refusalOfType(picturesAndPdf, "text/plain")).toBe(
    "Filen är varken en bild eller en PDF som vi kan ta emot. Spara den som JPEG, PNG, WebP, AVIF eller PDF och försök igen.",
  );
});
