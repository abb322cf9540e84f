import type { ReactNode } from "react";
import { pictureFiles } from "#core/files/file-kinds.ts";
import { deleteStoredForm } from "#platform/uploads/browser/stored-uploads.ts";
import { UploadField } from "#platform/uploads/browser/upload-field.tsx";
import type { PicturesPlan } from "./pictures-view.tsx";

/**
 * Puts the field that sends pictures while the rest is written in the place of the plain one. Returns what to do when
 * the form has been taken.
 */
export async function enhancePictures(
  element: HTMLElement,
  show: (part: ReactNode, where: HTMLElement) => void,
): Promise<() => void> {
  const { legend, name, memory, optional, uploaded } = JSON.parse(
    element.dataset.pictures ?? "{}",
  ) as PicturesPlan;
  const plain = element.querySelector<HTMLInputElement>("input[type=file]");
  // Who has chosen already will not choose again.
  if (plain?.files?.length === 0 && plain === document.activeElement) await chosenIn(plain);
  const chosen = [...(plain?.files ?? [])];
  element.replaceChildren();
  show(
    <UploadField
      legend={legend}
      name={name}
      form={memory}
      kinds={pictureFiles}
      optional={optional}
      uploaded={uploaded}
      chosen={chosen}
    />,
    element,
  );
  // The summary leads here now.
  element.id = plain?.id ?? "";
  element.tabIndex = -1;
  return () => deleteStoredForm(memory);
}

/** Whoever has just opened the picker of the plain field must not lose what they choose in it. */
function chosenIn(plain: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      done.abort();
      resolve();
    };
    const { signal } = done;
    plain.addEventListener("change", end, { signal });
    plain.addEventListener("cancel", end, { signal });
    // While the picker is open the focus has gone nowhere.
    plain.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && end(), { signal });
  });
}
