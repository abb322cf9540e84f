import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { displayPlate } from "#domain/plate/display-plate.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import { pictureFiles } from "#domain/upload/file-kinds.ts";
import { createUploader } from "#web/features/upload/uploader.ts";
import { callStaff } from "../../../staff-api.ts";
import { asProblem } from "../../../use-staff-data.ts";

export type Taken = { url: string; preview: string | null; alsoOn: LicensePlate[] };

/** A form may hold twenty: those that wait for their turn are handed over as others are done. */
const handedOver = 6;

type Needs = {
  /** Of one car; what is under way goes on after a reload. */
  plate: LicensePlate;
  path: string;
  /** Puts it among the pictures; the number of the picture that is the same, if there is one. */
  onTaken: (taken: Taken) => number | null;
};

/**
 * Files on their way to a car, however many: sent by the same parts as a visitor's form, then taken by a call of ours,
 * with what was strange about them. [CARPARTS-7]
 */
export function usePictureUploads({ plate, path, onTaken }: Needs) {
  const [uploader] = useState(() => createUploader(`bil ${plate}`, pictureFiles));
  const { items } = useSyncExternalStore(uploader.subscribe, uploader.list);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [told, setTold] = useState<readonly string[]>([]);
  const taking = useRef(new Set<string>());
  const put = useRef(onTaken);
  put.current = onTaken;

  useEffect(() => {
    void uploader.start({ taken: [], kept: [] });
    // Not stopped with the component: what is sent goes on while another page is looked at.
  }, [uploader]);

  useEffect(() => {
    const room = handedOver - items.filter(({ status }) => status !== "refused").length;
    if (room <= 0 || waiting.length === 0) return;
    uploader.add(waiting.slice(0, room));
    setWaiting(waiting.slice(room));
  }, [items, waiting, uploader]);

  useEffect(() => {
    const done = items.filter(({ id, status, local }) => status === "done" && id !== null && !taking.current.has(local));
    for (const { local, id, name } of done) {
      taking.current.add(local);
      callStaff<Taken>(`${path}/pictures/take`, { body: { upload: id } })
        .then(
          (taken) => strangeIn(name, taken, put.current(taken)),
          (error: unknown) => `${name}: ${asProblem(error).message}`,
        )
        .then((words) => {
          if (words !== null) setTold((before) => [...before, words]);
          uploader.remove(local);
          uploader.forget();
        });
    }
  }, [items, path, uploader]);

  const add = useCallback((files: readonly File[]) => {
    setTold([]);
    setWaiting((before) => [...before, ...files]);
  }, []);
  return {
    items,
    waiting: waiting.length,
    told,
    add,
    retry: uploader.retry,
    drop: (local: string) => {
      uploader.remove(local);
      uploader.forget();
    },
  };
}

/** Said of a picture that came twice; null where all is well. */
function strangeIn(name: string, { alsoOn }: Taken, same: number | null): string | null {
  if (same !== null) return `${name} finns redan som bild ${same}.`;
  if (alsoOn.length === 0) return null;
  return `${name} visas även på ${alsoOn.map(displayPlate).join(", ")}. Kontrollera att det är rätt bil.`;
}

