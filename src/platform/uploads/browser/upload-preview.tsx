import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";

const size = 56;

type UploadPreviewProps = { file: File | null; id: string | null };

/** One after the other: twenty pictures from a camera, decoded at a time, are a gigabyte. */
let painting: Promise<void> = Promise.resolve();

/**
 * What was chosen, painted from the file itself, since the policy of the page allows no `blob:` pictures; after a reload
 * as the server has it. Its name stands beside it.
 */
export function UploadPreview({ file, id }: UploadPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvasElement = canvas.current;
    if (!file || !canvasElement) return;
    let isRemoved = false;
    // What cannot be painted is told by the server, in words.
    painting = painting.then(() => (isRemoved ? undefined : paint(file, canvasElement))).catch(() => {});
    return () => {
      isRemoved = true;
    };
  }, [file]);
  if (file?.type.startsWith("image/"))
    return <canvas ref={canvas} width={2 * size} height={2 * size} className="upload-preview" />;
  if (id === null)
    return (
      <span className="upload-preview">
        <FileText aria-hidden strokeWidth={1.75} className="size-5" />
      </span>
    );
  return (
    <img
      src={`/api/uploads/${id}/picture`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className="upload-preview"
    />
  );
}

async function paint(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeHeight: canvas.height, resizeQuality: "medium" });
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext("2d")?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}
