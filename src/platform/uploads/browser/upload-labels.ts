import type { FileKinds } from "#core/files/file-kinds.ts";
import type { UploadItem, UploadStatus } from "./upload-item.ts";

/** Labels of the field, by the kinds of files it takes. */
export function fieldLabels({ several }: FileKinds) {
  return {
    pick: `Välj ${several}`,
    camera: "Ta en bild",
    drop: `Släpp eller klistra in ${several} här`,
    list: `Valda ${several}`,
    blocked: `Alla ${several} är inte klara än. Vänta, eller ta bort dem som är kvar.`,
  };
}

/** Announced when something has come to an end, and not at every percent. */
export function uploadSummary(
  items: readonly Pick<UploadItem, "status">[],
  { one, several }: FileKinds,
): string {
  if (items.length === 0) return "";
  const count = (...statuses: UploadStatus[]) =>
    items.filter(({ status }) => statuses.includes(status)).length;
  const [failed, refused, toReselect] = [count("failed"), count("refused"), count("needsFile")];
  return [
    `${count("done")} av ${items.length} ${items.length === 1 ? `${one} klar` : `${several} klara`}.`,
    refused > 0 ? `${refused} kunde inte tas emot.` : "",
    failed > 0 ? `${failed} kunde inte skickas.` : "",
    toReselect > 0 ? `${toReselect} behöver väljas igen.` : "",
    count("offline") > 0 ? "Ingen anslutning just nu." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
