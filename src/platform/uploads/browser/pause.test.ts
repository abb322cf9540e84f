import { expect, test } from "vitest";
import { waitForOrEvent } from "./pause.ts";

const anHour = 3_600_000;
const never = new AbortController().signal;

test("[UPLOAD-15] a pause ends with its time, or at once when the connection is back", async () => {
  await waitForOrEvent(0, never);
  const target = new EventTarget();
  const woken = waitForOrEvent(anHour, never, { target, event: "online" });
  target.dispatchEvent(new Event("online"));
  await woken;
});

test("[UPLOAD-16] what is cancelled waits no longer", async () => {
  const controller = new AbortController();
  const paused = waitForOrEvent(anHour, controller.signal);
  controller.abort(new Error("cancelled"));
  await expect(paused).rejects.toThrow("cancelled");
  await expect(waitForOrEvent(anHour, controller.signal)).rejects.toThrow("cancelled");
});
