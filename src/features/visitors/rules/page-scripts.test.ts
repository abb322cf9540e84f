import { expect, test } from "vitest";
import { scriptLoadDelayMs } from "./page-scripts.ts";

test("[VISIT-1] scripts are loaded after 1 ms", () => {
  expect(scriptLoadDelayMs).toBe(1);
});
