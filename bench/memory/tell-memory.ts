import { getHeapStatistics } from "node:v8";

/** In bytes, of the main thread. */
export type MemoryInside = { heap: number; arrayBuffers: number };

// Loaded into the server before everything else: says what only the process itself knows, when it is asked.
process.on("message", () => {
  const { total_physical_size: heap } = getHeapStatistics();
  process.send?.({ heap, arrayBuffers: process.memoryUsage().arrayBuffers } satisfies MemoryInside);
});
// Nobody waits for the last question.
process.channel?.unref();
