import { ImagePlus, Upload } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { pictureFiles } from "#core/files/file-kinds.ts";
import { imageTypeLabels } from "#features/cars/rules/image-type-labels.ts";
import { onDroppedFiles } from "#ui/dropped-files.ts";
import type { PartPicture } from "../../rules/car-parts.ts";
import { MergeNote } from "../parts/merge-note.tsx";
import type { PartProps } from "../parts/part-props.ts";
import { SaveBar } from "../parts/save-bar.tsx";
import { useSaving } from "../parts/use-saving.ts";
import { PictureTile } from "./picture-tile.tsx";
import { PictureTools } from "./picture-tools.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { usePictureUploads } from "./use-picture-uploads.ts";
import { usePictures } from "./use-pictures.ts";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The pictures of a car: many at once, what each shows, their order and the cover. */
export function PicturesPart({ parts, plate, path, canEdit, onSaved, onConflict }: PartProps) {
  const list = usePictures(parts);
  const { draft, selected } = list;
  const { items } = draft;
  const [isOver, setIsOver] = useState(false);
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const at = selected === null ? -1 : items.indexOf(selected);

  const { save, isSaving, failure, isRefused } = useSaving(`${path}/pictures`, {
    onConflict,
    onSaved: (next) => {
      draft.reset(next.version, next.pictures);
      list.print("Bilderna är sparade.");
      onSaved(next);
    },
  });
  const uploads = usePictureUploads({
    plate,
    path,
    numberOf: (url) => items.findIndex((picture) => picture.url === url) + 1,
    onTaken: list.add,
  });
  useEffect(() => (canEdit ? onDroppedFiles(uploads.add) : undefined), [canEdit, uploads.add]);
  // What was moved is the same picture at another place: the focus goes with it.
  useEffect(() => {
    if (toFocus.current !== null) tiles.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const remove = (key: string) => {
    toFocus.current = list.remove(key);
  };
  const acts: Readonly<Record<string, (picture: PartPicture) => void>> = {
    delete: ({ key }) => remove(key),
    o: list.makeCover,
    f: ({ key, isHighlight }) => list.update(key, { isHighlight: !isHighlight }),
    t: ({ key }) => tiles.current.get(key)?.closest("li")?.querySelector("select")?.focus(),
  };
  const byKey = (picture: PartPicture) => (event: KeyboardEvent) => {
    const by = steps[event.key];
    const act = event.ctrlKey || event.metaKey || !canEdit ? undefined : acts[event.key.toLowerCase()];
    if (by === undefined && act === undefined) return;
    event.preventDefault();
    if (by === undefined) act?.(picture);
    else if (event.altKey) {
      toFocus.current = picture.key;
      if (canEdit) list.move(picture.key, by);
    } else tiles.current.get(items[items.indexOf(picture) + by]?.key ?? "")?.focus();
  };
  const over = (event: DragEvent) => {
    if (!canEdit || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!canEdit || files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  const pick = () => picker.current?.click();
  return (
    <section
      className="st-panel"
      id="car-pictures"
      tabIndex={-1}
      aria-labelledby="part-pictures"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="st-ph">
        <h2 className="t" id="part-pictures">
          Bilder
        </h2>
        <span className="n">{items.length}</span>
        {canEdit && (
          <button type="button" className="btn secondary d end" onClick={pick}>
            <Upload aria-hidden className="i s18" />
            Ladda upp
          </button>
        )}
      </div>
      <div className="st-pb cp-gap">
        {draft.remote !== null && draft.isChanged && (
          <MergeNote
            last={parts.last}
            conflicts={conflictsOf(draft)}
            isRefused={isRefused}
            onTakeRemote={draft.takeRemote}
          />
        )}
        <ul className="cp-grid" aria-label="Bilder i ordning">
          {items.map((picture, here) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={here}
              count={items.length}
              isCover={picture.url === list.coverUrl}
              isSelected={picture === selected}
              canEdit={canEdit}
              finding={list.findingOf.get(picture.key) ?? null}
              image={(button) => {
                if (button) tiles.current.set(picture.key, button);
                else tiles.current.delete(picture.key);
              }}
              onSelect={() => list.select(picture.key)}
              onKey={byKey(picture)}
              onType={(type) => list.update(picture.key, { type })}
              onDrop={(key) => list.place(key, here)}
            />
          ))}
          {canEdit && (
            <li>
              <button type="button" className="cp-drop" onClick={pick}>
                <ImagePlus aria-hidden className="i" />
                Välj, släpp eller klistra in bilder
              </button>
            </li>
          )}
        </ul>
        {canEdit && (
          <>
            <input
              ref={picker}
              hidden
              type="file"
              multiple
              accept={pictureFiles.types.join(",")}
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])]);
                // The same file may be chosen again.
                target.value = "";
              }}
            />
            <UploadRows {...uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
            {selected && (
              <PictureTools
                picture={selected}
                at={at}
                count={items.length}
                isCover={selected.url === list.coverUrl}
                onCover={() => list.makeCover(selected)}
                onHighlight={() => list.update(selected.key, { isHighlight: !selected.isHighlight })}
                onMove={(by) => list.move(selected.key, by)}
                onRemove={() => remove(selected.key)}
              />
            )}
            <p role="status" className="sm t2">
              {list.message}
            </p>
          </>
        )}
      </div>
      {canEdit && (
        <SaveBar
          what="bilderna"
          draft={draft}
          isSaving={isSaving}
          failure={failure}
          onSave={() =>
            void save({
              version: draft.version,
              pictures: items.map(({ key, type, isHighlight }) => ({ key, type, isHighlight })),
            })
          }
        />
      )}
    </section>
  );
}

/** What both have chosen for the same picture, in words. */
function conflictsOf({ conflicts, items, remote }: ReturnType<typeof usePictures>["draft"]) {
  const describe = ({ type, isHighlight }: PartPicture) =>
    `${imageTypeLabels[type]}${isHighlight ? ", framhävd" : ""}`;
  return conflicts.flatMap((key) => {
    const local = items.find((picture) => picture.key === key);
    const other = remote?.find((picture) => picture.key === key);
    if (!local || !other) return [];
    return [
      { key, what: `Bild ${items.indexOf(local) + 1}`, local: describe(local), remote: describe(other) },
    ];
  });
}
