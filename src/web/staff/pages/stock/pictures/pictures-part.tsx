import { ImagePlus, Upload } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { closeUpsLast } from "#domain/car/close-ups.ts";
import { coverImage } from "#domain/car/gallery.ts";
import { imageTypes } from "#domain/car/image.ts";
import { imageTypeLabels } from "#domain/car/image-type-labels.ts";
import type { PartPicture } from "#domain/staff/car-parts.ts";
import { pictureFiles } from "#domain/upload/file-kinds.ts";
import { withItemMoved } from "#domain/upload/item-order.ts";
import { watchFiles } from "#ui/watch-files.ts";
import { MergeNote } from "../parts/merge-note.tsx";
import type { PartProps } from "../parts/part-props.ts";
import { SaveBar } from "../parts/save-bar.tsx";
import { useDraft } from "../parts/use-draft.ts";
import { useSaving } from "../parts/use-saving.ts";
import { PictureTile } from "./picture-tile.tsx";
import { PictureTools } from "./picture-tools.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { type Taken, usePictureUploads } from "./use-picture-uploads.ts";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The pictures of a car: many at once, what each shows, their order, the cover. [CARPARTS-2] [CARPARTS-12] */
export function PicturesPart({ parts, plate, path, canEdit, onSaved, onConflict }: PartProps) {
  const draft = useDraft(parts.version, parts.pictures);
  const { items } = draft;
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [isOver, setIsOver] = useState(false);
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef(items);
  latest.current = items;

  const findings = new Map(parts.findings.flatMap(({ picture }, at) => (picture === null ? [] : [[picture, at + 1]])));
  const closeUps = new Set(findings.keys());
  const inOrder = (pictures: readonly PartPicture[]) => closeUpsLast(pictures, closeUps);
  const cover = coverImage(items.map((item, position) => ({ ...item, position })));
  const selected = items.find(({ key }) => key === chosen) ?? items[0] ?? null;
  const at = selected === null ? -1 : items.indexOf(selected);

  const { save, isSaving, failure } = useSaving(`${path}/pictures`, {
    onConflict,
    onSaved: (next) => {
      draft.settle(next.version, next.pictures);
      setSaid("Bilderna är sparade.");
      onSaved(next);
    },
  });
  const uploads = usePictureUploads({
    plate,
    path,
    onTaken: ({ url, preview }: Taken) => {
      const same = latest.current.findIndex((picture) => picture.url === url);
      if (same !== -1) return same + 1;
      const added = { key: url, url, type: imageTypes.exterior, isHighlight: false, preview };
      latest.current = inOrder([...latest.current, added]);
      draft.change((pictures) => inOrder([...pictures, added]));
      return null;
    },
  });
  useEffect(() => (canEdit ? watchFiles(uploads.add) : undefined), [canEdit, uploads.add]);
  // What was moved is the same picture at another place: the focus goes with it.
  useEffect(() => {
    if (toFocus.current === null) return;
    tiles.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const place = (key: string, to: number) => {
    const from = items.findIndex((picture) => picture.key === key);
    const moved = inOrder(withItemMoved(items, from, to));
    draft.change(() => moved);
    setChosen(key);
    setSaid(`Bilden är nu nummer ${moved.findIndex((picture) => picture.key === key) + 1} av ${moved.length}.`);
  };
  const update = (key: string, to: Partial<PartPicture>) =>
    draft.change((pictures) => pictures.map((picture) => (picture.key === key ? { ...picture, ...to } : picture)));
  const remove = (key: string) => {
    const gone = items.findIndex((picture) => picture.key === key);
    const next = items[gone + 1] ?? items[gone - 1] ?? null;
    draft.change((pictures) => pictures.filter((picture) => picture.key !== key));
    setChosen(next?.key ?? null);
    toFocus.current = next?.key ?? null;
    setSaid(`Bild ${gone + 1} är borttagen. Ångra tar tillbaka den.`);
  };
  const makeCover = ({ key, type }: PartPicture) => {
    if (type !== imageTypes.exterior)
      setSaid(`Omslaget visar bilen utifrån: välj ${imageTypeLabels[imageTypes.exterior]} som typ först.`);
    else if (closeUps.has(key)) setSaid("En bild av ett fynd kan inte vara omslag.");
    else place(key, 0);
  };
  const byKey = (picture: PartPicture) => (event: KeyboardEvent) => {
    const here = items.indexOf(picture);
    const by = steps[event.key];
    const letter = event.ctrlKey || event.metaKey ? "" : event.key.toLowerCase();
    if (by !== undefined && event.altKey && canEdit) {
      toFocus.current = picture.key;
      place(picture.key, here + by);
    } else if (by !== undefined && !event.altKey) toFocus.current = items[here + by]?.key ?? picture.key;
    else if (!canEdit) return;
    else if (letter === "delete") remove(picture.key);
    else if (letter === "o") makeCover(picture);
    else if (letter === "f") update(picture.key, { isHighlight: !picture.isHighlight });
    else if (letter === "t") tiles.current.get(picture.key)?.closest("li")?.querySelector("select")?.focus();
    else return;
    event.preventDefault();
    if (by !== undefined && !event.altKey) setChosen(toFocus.current);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  return (
    <section className="st-panel" aria-labelledby="bilder" id="pictures">
      <div className="st-ph">
        <h2 className="t" id="bilder">
          Bilder
        </h2>
        <span className="n">{items.length}</span>
        {canEdit && (
          <span className="end">
            <button type="button" className="btn secondary d" onClick={() => picker.current?.click()}>
              <Upload aria-hidden className="i s18" />
              Ladda upp
            </button>
          </span>
        )}
      </div>
      <div className="st-pb">
        {draft.theirs !== null && (
          <MergeNote last={parts.last} clashes={clashesOf(draft)} onTakeTheirs={draft.takeTheirs} />
        )}
        <ul className="cp-grid" aria-label="Bilder i ordning">
          {items.map((picture, here) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={here}
              count={items.length}
              isCover={picture.url === cover?.url}
              isSelected={picture === selected}
              canEdit={canEdit}
              finding={findings.get(picture.key) ?? null}
              image={(button) => {
                if (button) tiles.current.set(picture.key, button);
                else tiles.current.delete(picture.key);
              }}
              onSelect={() => setChosen(picture.key)}
              onKey={byKey(picture)}
              onType={(type) => update(picture.key, { type })}
              onPlace={(key) => place(key, here)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
