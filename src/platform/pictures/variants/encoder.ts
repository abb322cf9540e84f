import { fileURLToPath } from "node:url";
import { type Child, ChildEnded, childProcess } from "../child-process.ts";
import type { EncodeJob } from "./picture-job.ts";

const filePath = fileURLToPath(new URL("./encoder-process.ts", import.meta.url));
/** The largest picture that we store takes two seconds into AVIF; on a busy machine ten times as long. */
const patienceMs = 30_000;
const idleMs = 60_000;

export type Encoder = { encode: (job: EncodeJob) => Promise<Uint8Array>; stop: () => void };

/** A picture that was lost because its neighbour was too much is tried once more. */
export function encoder(
  child: Child<EncodeJob, Uint8Array> = childProcess({ filePath, patienceMs, idleMs }),
): Encoder {
  return {
    encode: async (job) => {
      try {
        return await child.ask(job);
      } catch (error) {
        if (error instanceof ChildEnded) return child.ask(job);
        throw error;
      }
    },
    stop: child.stop,
  };
}
