import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Child, ChildEnded, childProcess } from "../child-process.ts";
import type { PictureStore } from "../picture-store.ts";
import { boundedQueue } from "../variants/bounded-queue.ts";
import type { PictureFile } from "../variants/picture-job.ts";
import type { Cleaned } from "./clean-picture.ts";
import { type PictureRefusal, pictureBounds, pictureRefusals } from "./refusals.ts";

const filePath = fileURLToPath(new URL("./intake-process.ts", import.meta.url));
const patienceMs = 30_000;
const idleMs = 15_000;
const maxWaiting = 50;

export type AcceptedPicture = {
  url: string;
  /** Of the picture that it became. */
  bytes: number;
  preview: string;
  width: number;
  height: number;
};
export type RefusedPicture = { refusal: PictureRefusal; message: string };
export type Intake = {
  accept: (file: PictureFile) => Promise<AcceptedPicture | RefusedPicture>;
  stop: () => void;
};

type Options = {
  child?: Child<PictureFile, Cleaned>;
  /** How many at a time; a server takes one, since each may need a few hundred megabytes for a moment. */
  lanes?: number;
};

/**
 * What comes from outside becomes a picture of ours, or a Swedish sentence that says why not. Files that nobody can trust
 * are opened in a process of their own that can read four formats and nothing else.
 */
export function pictureIntake(store: Pick<PictureStore, "save">, options: Options = {}): Intake {
  const { child = childProcess({ filePath, patienceMs, idleMs }), lanes = 1 } = options;
  const queue = boundedQueue({ lanes, waitingNow: maxWaiting, waitingLater: 0 });
  return {
    accept: async (file) => {
      if ((await bytesIn(file)) > pictureBounds.bytes) return refused("tooManyBytes");
      const cleaned = await (queue.run("", () => clean(child, file), "now") ?? { refusal: "busy" as const });
      if ("refusal" in cleaned) return refused(cleaned.refusal);
      const { jpeg, preview, width, height } = cleaned;
      const url = await store.save(jpeg);
      return url === null ? refused("broken") : { url, bytes: jpeg.length, preview, width, height };
    },
    stop: child.stop,
  };
}

async function clean(child: Child<PictureFile, Cleaned>, file: PictureFile): Promise<Cleaned> {
  try {
    return await child.ask(file);
  } catch (error) {
    if (error instanceof ChildEnded) return { refusal: "tooSlow" };
    throw error;
  }
}

/** Asked of the disk, so that nothing of what is too large is ever read. */
async function bytesIn(file: PictureFile): Promise<number> {
  return "bytes" in file ? file.bytes.length : (await stat(file.filePath)).size;
}

function refused(refusal: PictureRefusal): RefusedPicture {
  return { refusal, message: pictureRefusals[refusal] };
}
