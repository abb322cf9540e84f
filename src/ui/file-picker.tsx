import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { onDroppedFiles } from "./dropped-files.ts";
import "./file-picker.css";

type FilePickerProps = {
  /** The kinds of files that are offered, as `accept` writes them. */
  accept: string;
  labels: { pick: string; camera: string; drop: string };
  describedBy: string;
  onFiles: (files: File[]) => void;
};

/** Files by choosing, dropping or pasting; where fingers are used, also by the camera. */
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
  useEffect(() => onDroppedFiles(onFiles), [onFiles]);
  const choose = (input: HTMLInputElement) => {
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
        variant="secondary"
        icon={ImagePlus}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {labels.pick}
      </Button>
      <span className="file-picker-camera">
        <Button variant="secondary" icon={Camera} onClick={() => camera.current?.click()}>
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
        onChange={({ target }) => choose(target)}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => choose(target)}
      />
    </section>
  );
}
