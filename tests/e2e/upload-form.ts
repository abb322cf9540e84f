import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { desktop, openPage } from "./browser.ts";

export const small = () => aPhoto(640, 480).jpeg().toBuffer();
/** Of several parts. */
export const large = () => aPhoto(1_400, 1_000).png({ compressionLevel: 0 }).toBuffer();
export const aFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

/** `open`: otherwise than as a page of a browser that the next test uses too. */
export async function openForm(options: BrowserContextOptions = desktop, open = openPage) {
  const { page, complaints } = await open("/ui/bilder/", options);
  const form = page.getByRole("group", { name: "Bilder på bilen" });
  await form.getByRole("button", { name: "Välj bilder" }).waitFor();
  return {
    page,
    complaints,
    form,
    pick: (...files: ReturnType<typeof aFile>[]) => form.locator("input[multiple]").setInputFiles(files),
  };
}
export const ids = (page: Page) =>
  page
    .locator("input[type=hidden][name=bilder]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
export const rows = (page: Page) =>
  page
    .getByRole("list", { name: "Valda bilder" })
    .getByRole("listitem")
    .locator("p:first-child")
    .allTextContents();

/** As a hand does it; the file is made in the page, since to carry a large one there takes longer than the test. */
export const give = (
  zone: Locator,
  event: "drop" | "paste",
  file: { name: string; type?: string; content?: string; bytes?: number; modified?: number },
) =>
  zone.evaluate(
    (element, [kind, { name, type = "image/jpeg", content = "", bytes = 0, modified = 1 }]) => {
      const data = new DataTransfer();
      const body =
        bytes > 0 ? new Uint8Array(bytes) : Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      data.items.add(new File([body], name, { type, lastModified: modified }));
      const happening =
        kind === "drop"
          ? new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent(kind, { clipboardData: data, bubbles: true });
      return element.dispatchEvent(happening);
    },
    [event, file] as const,
  );
export const zoneIn = (form: Locator) => form.getByRole("region", { name: /Släpp eller klistra in/ });
