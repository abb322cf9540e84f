import { offerFiles } from "#ui/dropped-files.ts";

/** A picture taken by a tile goes to the field that sends pictures, named by what it shows; the tile says when it is there. */
export function enhanceCameraTiles(element: HTMLElement, signal: AbortSignal): void {
  const tiles = [...element.querySelectorAll<HTMLInputElement>("[data-shot]")];
  const board = () => element.querySelector(".file-picker");
  const move = () => {
    if (!board() || signal.aborted) return;
    for (const tile of tiles) {
      const [file] = tile.files ?? [];
      if (!file) continue;
      const ending = /\.[a-z0-9]+$/i.exec(file.name)?.[0] ?? "";
      const named = new File([file], `${tile.dataset.shot}${ending}`, { type: file.type });
      // The same picture is not sent by the plain field as well. A field that was just drawn listens a moment later.
      if (offerFiles([named])) tile.value = "";
      else setTimeout(move, 50);
    }
  };
  const show = () => {
    const names = [...element.querySelectorAll(".upload-row")].map((row) => row.textContent);
    for (const tile of tiles) {
      const taken = tile.parentElement?.querySelector<HTMLElement>(".value-shot-taken");
      if (taken) taken.hidden = !names.some((name) => name.includes(`${tile.dataset.shot}.`));
    }
  };
  for (const tile of tiles)
    tile.addEventListener(
      "change",
      () => {
        // The field is woken by whoever turns to the form; not every browser says so of a file.
        tile.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        move();
      },
      { signal },
    );
  // The plain field gives way to our own at once: who came here came for pictures.
  tiles[0]?.form?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  const look = () => {
    move();
    show();
  };
  const watch = new MutationObserver(look);
  watch.observe(element, { childList: true, subtree: true });
  // A picture may have been taken, and the field be there, before this was.
  look();
  signal.addEventListener("abort", () => watch.disconnect());
}
