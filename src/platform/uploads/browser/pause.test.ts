import { expect, test } from "vitest";
import { pause } from "./pause.ts";

const anHour = 3_600_000;
const never = new AbortController().signal;

test("[UPLOAD-15] a pause ends with its time, or at once when the connection is back", async () => {
  await pause(0, never);
  const target = new EventTarget();
  const woken = pause(anHour, never, { target, event: "online" });
  target.dispatchEvent(new Event("online"));
  await woken;
});

test("[UPLOAD-16] what is cancelled waits no longer", async () => {
  const controller = new AbortController();
  const paused = pause(anHour, controller.signal);
  controller.abort(new Error("cancelled"));
  await expect(paused).rejects.toThrow("cancelled");
  await expect(pause(anHour, controller.signal)).rejects.toThrow("cancelled");
});
