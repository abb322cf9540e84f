import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import "./file-picker.css";

type FilePickerProps = {
  /** The kinds of files that are offered, as `accept` writes them. */
  accept: string;
  labels: { pick: string; camera: string; drop: string };
  describedBy: string;
  onFiles: (files: File[]) => void;
};

/** Files by choosing, dropping or pasting; where fingers are used, also by the camera. [UPLOAD-18] */
export function FilePicker({ accept, labels, describedBy, onFiles }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  useEffect(() => watchPage(onFiles), [onFiles]);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = "";
  };
  return (
    <section
      aria-label={labels.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className="file-picker"
    >
      <Button
        look="secondary"
        icon={ImagePlus}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {labels.pick}
      </Button>
      <span className="file-picker-camera">
        <Button look="secondary" icon={Camera} onClick={() => camera.current?.click()}>
          {labels.camera}
        </Button>
      </span>
      <span aria-hidden className="file-picker-words">
        {labels.drop}
      </span>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept={accept}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => take(target)}
      />
    </section>
  );
}

/** A file can be pasted wherever the focus is; one that is dropped beside the field does not replace the page. */
function watchPage(onFiles: (files: File[]) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const paste = ({ clipboardData }: ClipboardEvent) => {
    // What also is text, as cells of a spreadsheet are, belongs to the field that is written in.
    if (!clipboardData || clipboardData.types.includes("text/plain")) return;
    const files = [...clipboardData.files];
    if (files.length > 0) onFiles(files);
  };
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  document.addEventListener("paste", paste, { signal });
  document.addEventListener("dragover", refuse, { signal });
  document.addEventListener("drop", refuse, { signal });
  return () => listening.abort();
}
