import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pictureFiles } from "#core/files/file-kinds.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { emptyList } from "#platform/uploads/browser/upload-list.ts";
import { createUploader, type Uploader } from "#platform/uploads/browser/uploader.ts";

export type AddedPicture = { url: string; preview: string | null; alsoOn: LicensePlate[] };

const nobody = () => () => {};
const nothing = () => emptyList;
/** A form may hold twenty: those that wait for their turn are handed over as others are done. */
const handedOver = 6;

/**
 * Files on their way to a car, however many: sent by the same parts as a visitor's form, then taken by a call of ours,
 * with what was strange about them.
 */
export function usePictureUploads({
  plate,
  path,
  numberOf,
  onTaken,
}: {
  /** Of one car; what is under way goes on after a reload. */
  plate: LicensePlate;
  path: string;
  /** The number of the picture with this address; 0 where there is none. */
  numberOf: (url: string) => number;
  onTaken: (taken: AddedPicture) => void;
}) {
  const [uploader, setUploader] = useState<Uploader | null>(null);
  const { items } = useSyncExternalStore(uploader?.subscribe ?? nobody, uploader?.list ?? nothing);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const taking = useRef(new Set<string>());
  const last = useRef({ numberOf, onTaken });
  last.current = { numberOf, onTaken };

  useEffect(() => {
    const newUploader = createUploader(`bil ${plate}`, pictureFiles);
    void newUploader.start({ taken: [], uploaded: [] });
    setUploader(newUploader);
    return newUploader.stop;
  }, [plate]);

  useEffect(() => {
    const capacity = handedOver - items.filter(({ status }) => status !== "refused").length;
    if (uploader === null || capacity <= 0 || waiting.length === 0) return;
    uploader.add(waiting.slice(0, capacity));
    setWaiting(waiting.slice(capacity));
  }, [items, waiting, uploader]);

  const drop = useCallback(
    (local: string) => {
      uploader?.remove(local);
      uploader?.forget();
    },
    [uploader],
  );
  useEffect(() => {
    const done = items.filter(
      ({ id, status, local }) => status === "done" && id !== null && !taking.current.has(local),
    );
    for (const { local, id, name } of done) {
      taking.current.add(local);
      callStaff<AddedPicture>(`${path}/pictures/take`, { body: { upload: id } })
        .then(
          (taken) => {
            const same = last.current.numberOf(taken.url);
            last.current.onTaken(taken);
            return strangeIn(name, taken, same);
          },
          (error: unknown) => `${name}: ${asProblem(error).message}`,
        )
        .then((text) => {
          if (text !== null) setProblems((before) => [...before, text]);
          drop(local);
        });
    }
  }, [items, path, drop]);

  const add = useCallback((files: readonly File[]) => {
    setProblems([]);
    setWaiting((before) => [...before, ...files]);
  }, []);
  return {
    items,
    waiting: waiting.length,
    problems,
    add,
    retry: (local: string) => uploader?.retry(local),
    drop,
  };
}

/** Said of a picture that came twice; null where all is well. */
function strangeIn(name: string, { alsoOn }: AddedPicture, same: number): string | null {
  if (same > 0) return `${name} finns redan som bild ${same}.`;
  if (alsoOn.length === 0) return null;
  return `${name} visas även på ${alsoOn.map(displayPlate).join(", ")}. Kontrollera att det är rätt bil.`;
}
