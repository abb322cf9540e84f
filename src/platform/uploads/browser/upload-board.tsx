import { Undo2 } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FileKinds } from "#core/files/file-kinds.ts";
import { Button } from "#ui/button.tsx";
import { FilePicker } from "#ui/file-picker.tsx";
import { uploadStatuses } from "./upload-item.ts";
import { fieldLabels, uploadSummary } from "./upload-labels.ts";
import { emptyList, idsOf } from "./upload-list.ts";
import { UploadRow } from "./upload-row.tsx";
import type { Uploader } from "./uploader.ts";

type UploadBoardProps = {
  uploader: Uploader;
  name: string;
  kinds: FileKinds;
  hintId: string;
  /** Whether the form was held back for files that are not done. */
  onBlocked: (isBlocked: boolean) => void;
};

const noList = () => emptyList;

/** What was chosen, how far it has come, and the ids for the form. */
export function UploadBoard({ uploader, name, kinds, hintId, onBlocked }: UploadBoardProps) {
  const { items, removed } = useSyncExternalStore(uploader.subscribe, uploader.list, noList);
  const [moved, setMoved] = useState("");
  const board = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const isAwaited = items.some(({ status }) => uploadStatuses[status].isAwaited);
  const labels = fieldLabels(kinds);

  // What was pressed has moved or is gone: the focus goes with it, or to what can be done next.
  useLayoutEffect(() => {
    const button = toFocus.current && board.current?.querySelector(`[data-focus="${toFocus.current}"]`);
    if (button instanceof HTMLElement) button.focus();
    toFocus.current = null;
  });
  useEffect(() => {
    if (!isAwaited) onBlocked(false);
    const holdBack = (event: SubmitEvent) => {
      if (!isAwaited) return;
      event.preventDefault();
      // Whoever else would send the form waits too.
      event.stopImmediatePropagation();
      onBlocked(true);
      board.current?.closest("fieldset")?.focus();
    };
    const holder = board.current?.closest("form");
    holder?.addEventListener("submit", holdBack, { capture: true });
    return () => holder?.removeEventListener("submit", holdBack, { capture: true });
  }, [isAwaited, onBlocked]);

  const updateItem = (local: string) => {
    const after = uploader.list().items;
    const at = after.findIndex((item) => item.local === local);
    const item = after[at];
    if (item) setMoved(`${item.name} är nu nummer ${at + 1} av ${after.length}.`);
  };
  const move = (local: string, by: number) => {
    toFocus.current = document.activeElement?.getAttribute("data-focus") ?? null;
    uploader.move(local, by);
    updateItem(local);
  };
  const remove = (local: string) => {
    toFocus.current = "undo";
    uploader.remove(local);
  };
  const undo = () => {
    toFocus.current = removed && `${removed.item.local} remove`;
    uploader.undo();
  };
  return (
    <div ref={board} className="upload-board">
      <FilePicker
        accept={kinds.types.join(",")}
        labels={labels}
        describedBy={hintId}
        onFiles={uploader.add}
      />
      {items.length > 0 && (
        <ol aria-label={labels.list} className="upload-list">
          {items.map((item, at) => (
            <UploadRow
              key={item.local}
              item={item}
              file={uploader.file(item.local)}
              at={at}
              count={items.length}
              onMove={(by) => move(item.local, by)}
              onDrop={(local) => {
                uploader.place(local, at);
                updateItem(local);
              }}
              onRetry={() => uploader.retry(item.local)}
              onRemove={() => remove(item.local)}
            />
          ))}
        </ol>
      )}
      {removed && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {removed.item.name} är borttagen.
          <Button variant="ghost" size="sm" icon={Undo2} data-focus="undo" onClick={undo}>
            Ångra
          </Button>
        </p>
      )}
      <p role="status" className="text-sm text-ink-2">
        {uploadSummary(items, kinds)}
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {idsOf(items).map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
    </div>
  );
}
