import { ArrowDown, ArrowUp, GripVertical, RotateCw, Trash2, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { fileSize } from "#core/files/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useDragRow } from "#ui/use-drag-row.ts";
import { percentOf, type UploadItem, uploadStatuses } from "./upload-item.ts";
import { UploadPreview } from "./upload-preview.tsx";

const dragType = "application/x-upload-row";
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

type UploadRowProps = {
  item: UploadItem;
  file: File | null;
  at: number;
  count: number;
  onMove: (by: number) => void;
  /** Another row was dropped on this one. */
  onDrop: (local: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** One file: how far it has come, what is wrong with it, and its place among the others. */
export function UploadRow({ item, file, at, count, onMove, onDrop, onRetry, onRemove }: UploadRowProps) {
  const { local, id, name, bytes, status, message } = item;
  const { text, isInProgress } = uploadStatuses[status];
  const isWrong = status === "failed" || status === "refused";
  const messageId = `${local}-message`;
  const row = useDragRow({ type: dragType, key: local, onDrop });
  const byKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li draggable {...row} className="upload-row">
      <UploadPreview file={file} id={status === "done" ? id : null} />
      <div className="upload-facts">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="text-xs text-ink-3">
          {fileSize(bytes)}, {text}
        </p>
        {isInProgress && (
          <progress
            aria-label={`${name} skickas`}
            max={100}
            value={percentOf(item)}
            className="upload-progress"
          />
        )}
        {isWrong && <FieldError id={messageId}>{message}</FieldError>}
        {status === "failed" && (
          <Button
            variant="ghost"
            size="sm"
            icon={RotateCw}
            aria-label={`Försök igen med ${name}`}
            aria-describedby={messageId}
            onClick={onRetry}
          >
            Försök igen
          </Button>
        )}
      </div>
      <div className="upload-actions">
        {count > 1 && (
          <>
            <IconButton
              icon={GripVertical}
              label={`Ordna ${name}, plats ${at + 1} av ${count}. Flytta med piltangenterna.`}
              data-focus={`${local} grip`}
              onKeyDown={byKey}
            />
            <IconButton
              icon={ArrowUp}
              label={`Flytta upp ${name}`}
              data-focus={`${local} up`}
              aria-disabled={at === 0 || undefined}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Flytta ned ${name}`}
              data-focus={`${local} down`}
              aria-disabled={at === count - 1 || undefined}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton
          icon={isInProgress ? X : Trash2}
          label={`${isInProgress ? "Avbryt" : "Ta bort"} ${name}`}
          data-focus={`${local} remove`}
          aria-describedby={isWrong ? messageId : undefined}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
