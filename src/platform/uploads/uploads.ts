import { createHash, randomBytes } from "node:crypto";
import { partRange, uploadLimits } from "#core/files/upload-limits.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { dropUpload } from "./drop-upload.ts";
import { finishUpload } from "./finish-upload.ts";
import {
  addPart,
  arrivedInAll,
  beginUpload,
  findParts,
  findUpload,
  type UploadRow,
} from "./storage/uploads.ts";
import { type RefusedUpload, type Upload, type UploadServices, uploadFrom, uploadKeyOf } from "./upload.ts";
import { hasCapacityFor, refusalOfCapacity, startWithinMs } from "./upload-capacity.ts";
import { uploadFiles } from "./upload-files.ts";
import { refusalOfFile } from "./upload-refusals.ts";

export type Uploads = ReturnType<typeof uploads>;

const idPattern = /^[0-9a-f]{64}$/;

/** Without what no screen shows and no database takes. */
function shownName(name: string): string {
  return name.toWellFormed().replace(/\p{C}/gu, "").slice(0, uploadLimits.nameLength);
}

/** The API of uploads without HTTP. Every process on the same database and file store sees the same. */
export function uploads(services: Omit<UploadServices, "files"> & { store: FileStore }) {
  const own: UploadServices = { ...services, files: uploadFiles(services.store) };
  const { db, files, clock } = own;

  /** With the word of the form where it is changed: the id alone is enough to read. */
  async function find(id: string, form?: string): Promise<UploadRow | null> {
    const firstRow = idPattern.test(id) ? await findUpload(db, uploadKeyOf(id)) : null;
    if (firstRow && isExpired(firstRow)) return null;
    return firstRow && (form === undefined || firstRow.form === uploadKeyOf(form)) ? firstRow : null;
  }

  const startedBy = () => new Date(clock().getTime() - startWithinMs);
  /** Begun, and then nothing came: it is not counted any more, so it cannot be taken up again either. */
  const isExpired = ({ state, arrived, startedAt }: UploadRow) =>
    state === "open" && arrived === 0 && startedAt <= startedBy();

  return {
    /** `sender` is whom it is counted for; empty where nobody counts. */
    begin: async (
      form: string,
      file: { name: string; bytes: number },
      sender: string,
    ): Promise<{ id: string } | RefusedUpload> => {
      const id = randomBytes(32).toString("hex");
      const row = {
        ...{ key: uploadKeyOf(id), form: uploadKeyOf(form), sender: sender && uploadKeyOf(sender) },
        ...{ name: shownName(file.name), bytes: file.bytes, startedAt: clock() },
      };
      const refusal = await beginUpload(
        db,
        row,
        startedBy(),
        ({ ofForm, ofSender, inAll }) =>
          refusalOfFile(file.bytes, ofForm) ?? refusalOfCapacity(inAll, sender === "" ? null : ofSender),
      );
      return refusal === null ? { id } : { refusal };
    },

    describe: async (id: string): Promise<Upload | RefusedUpload> => {
      const row = await find(id);
      return row ? uploadFrom(row, await findParts(db, row.key)) : { refusal: "unknown" };
    },

    /** How long a part has to be, or why it cannot be sent: asked before its bytes are read. */
    partLength: async (
      id: string,
      form: string,
      number: number,
    ): Promise<{ bytes: number } | RefusedUpload> => {
      const row = await find(id, form);
      if (!row) return { refusal: "unknown" };
      if (row.state !== "open") return { refusal: row.state === "checking" ? "beingChecked" : "finished" };
      const range = partRange(row.bytes, number);
      if (!range) return { refusal: "noSuchPart" };
      const bytes = range.to - range.from;
      return hasCapacityFor(bytes, await arrivedInAll(db)) ? { bytes } : { refusal: "noRoom" };
    },

    /** Sent twice it is there once; with other content it is refused. */
    savePart: async (id: string, number: number, bytes: Uint8Array): Promise<RefusedUpload | null> => {
      const key = uploadKeyOf(id);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await files.savePart(key, number, sha256, bytes);
      const there = await addPart(db, key, { number, sha256, bytes: bytes.length });
      if (there === sha256) return null;
      await files.removePart(key, number, sha256);
      return { refusal: there === null ? "unknown" : "otherPart" };
    },

    finish: async (id: string, form: string): Promise<Upload | RefusedUpload> => {
      const row = await find(id, form);
      return row ? finishUpload(own, row) : { refusal: "unknown" };
    },

    /** What is not there has been cancelled already. */
    cancel: async (id: string, form: string): Promise<void> => {
      const row = await find(id, form);
      if (row) await dropUpload(own, row.key);
    },

    readPicture: async (id: string): Promise<Uint8Array | null> => {
      const result = (await find(id))?.result;
      return result && "picture" in result ? files.readPicture(result.picture) : null;
    },
  };
}
