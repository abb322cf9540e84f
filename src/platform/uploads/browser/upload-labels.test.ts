import { expect, test } from "vitest";
import { pictureFiles } from "#core/files/file-kinds.ts";
import type { UploadStatus } from "./upload-item.ts";
import { fieldLabels, uploadSummary } from "./upload-labels.ts";

const summary = (...statuses: UploadStatus[]) =>
  uploadSummary(
    statuses.map((status) => ({ status })),
    pictureFiles,
  );

test.each([
  [[], ""],
  [["done"], "1 av 1 bild klar."],
  [["sending", "waiting"], "0 av 2 bilder klara."],
  [["done", "refused", "failed"], "1 av 3 bilder klara. 1 kunde inte tas emot. 1 kunde inte skickas."],
  [["needsFile"], "0 av 1 bild klar. 1 behöver väljas igen."],
  [["offline", "waiting"], "0 av 2 bilder klara. Ingen anslutning just nu."],
] as const)("[UPLOAD-15] of %o is said: %s", (statuses, text) => {
  expect(summary(...statuses)).toBe(text);
});

test("[UPLOAD-19] the words of the field are those of its kinds of files", () => {
  expect(fieldLabels(pictureFiles).pick).toBe("Välj bilder");
  expect(fieldLabels({ ...pictureFiles, several: "filer" })).toMatchObject({
    pick: "Välj filer",
    list: "Valda filer",
  });
});
