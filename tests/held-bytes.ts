import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What of all that was read is still held: what waits to be collected says nothing about who keeps it. */
export function heldBytes(): number {
  collectGarbage();
  // Buffers are freed by another thread, which may not have come to it; the next collection waits for it.
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
