const offered = "files-offered";

/** Hands files from elsewhere on the page to the field that takes them; false while there is none that listens. */
export function offerFiles(files: readonly File[]): boolean {
  return !document.dispatchEvent(new CustomEvent(offered, { detail: files, cancelable: true }));
}

/** A file can be pasted wherever the focus is; one that is dropped beside the field does not replace the page. */
export function onDroppedFiles(onFiles: (files: File[]) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const paste = ({ clipboardData }: ClipboardEvent) => {
    // What also is text, as cells of a spreadsheet are, belongs to the field that is written in.
    if (!clipboardData || clipboardData.types.includes("text/plain")) return;
    const files = [...clipboardData.files];
    if (files.length > 0) onFiles(files);
  };
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  const take = (event: Event) => {
    event.preventDefault();
    onFiles([...(event as CustomEvent<readonly File[]>).detail]);
  };
  document.addEventListener(offered, take, { signal });
  document.addEventListener("paste", paste, { signal });
  document.addEventListener("dragover", refuse, { signal });
  document.addEventListener("drop", refuse, { signal });
  return () => listening.abort();
}
