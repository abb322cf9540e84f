import { expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { uploadRefusals } from "../upload-refusals.ts";
import { sendFile } from "./send-file.ts";
import { sha256Of, type UploadCalls, UploadRefused, type UploadResponse } from "./upload-calls.ts";
import type { UploadItem } from "./upload-item.ts";

const file = new File([new Uint8Array(2 * uploadLimits.partBytes + 5).fill(7)], "bil.jpg");
const firstPart = file.slice(0, uploadLimits.partBytes);

/** A server that has this of the file, and remembers what it was sent. */
function aServer(has: Partial<UploadResponse> | null, answers: Partial<UploadCalls> = {}) {
  const asked: string[] = [];
  const upload: UploadResponse = { id: "old", state: "open", parts: [], message: null, ...has };
  const calls: UploadCalls = {
    issueToken: async () => "word",
    begin: async () => {
      asked.push("begin");
      return { ...upload, id: "new", state: "open", parts: [] };
    },
    find: async () => {
      if (has === null) throw new UploadRefused(404, uploadRefusals.unknown.message);
      return upload;
    },
    sendPart: async (_, number, bytes) => {
      asked.push(`part ${number} of ${bytes.byteLength}`);
    },
    finish: async (id) => {
      asked.push(`finish ${id}`);
      return upload;
    },
    cancel: async (id) => {
      asked.push(`cancel ${id}`);
    },
    ...answers,
  };
  const told: Partial<UploadItem>[] = [];
  const send = (id: string | null) => sendFile({ calls, file, id, update: (to) => told.push(to) });
  return { asked, told, send };
}

test("[UPLOAD-15] a new file is begun, sent part by part and finished, and tells how far it is", async () => {
  const { asked, told, send } = aServer(null);
  await send(null);
  expect(asked).toEqual(["begin", "part 0 of 1000000", "part 1 of 1000000", "part 2 of 5", "finish new"]);
  expect(told).toEqual([
    { id: "new", status: "sending", sent: 0 },
    { sent: 1_000_000 },
    { sent: 2_000_000 },
    { sent: 2_000_005 },
    { status: "checking" },
    { status: "done" },
  ]);
});

test("[UPLOAD-17] one that began before goes on with what is missing", async () => {
  const sha256 = await sha256Of(await firstPart.arrayBuffer());
  const { asked, told, send } = aServer({ parts: [{ number: 0, sha256 }] });
  await send("old");
  expect(asked).toEqual(["part 1 of 1000000", "part 2 of 5", "finish old"]);
  expect(told[0]).toEqual({ id: "old", status: "sending", sent: 1_000_000 });
});

test("[UPLOAD-17] what the server has cleared, or has of another file, is begun anew", async () => {
  const cleared = aServer(null);
  await cleared.send("old");
  expect([cleared.asked[0], cleared.asked.at(-1)]).toEqual(["begin", "finish new"]);
  const sha256 = await sha256Of(await firstPart.arrayBuffer());
  const other = aServer({
    parts: [
      { number: 0, sha256 },
      { number: 1, sha256: "other" },
    ],
  });
  await other.send("old");
  expect(other.asked.slice(0, 2)).toEqual(["cancel old", "begin"]);
  expect(other.asked.at(-1)).toBe("finish new");
});

test("[UPLOAD-17] one that was finished meanwhile is done, or refused, at once", async () => {
  const done = aServer({ state: "accepted" });
  await done.send("old");
  expect([done.asked, done.told]).toEqual([[], [{ id: "old", status: "done", sent: file.size }]]);
  const refused = aServer({ state: "refused", message: "Bilden är skadad." });
  await expect(refused.send("old")).rejects.toThrow("Bilden är skadad.");
});

test("[UPLOAD-15] a part that was garbled on the way is sent again, but not for ever", async () => {
  let failures = 0;
  const garbled = (times: number) => async () => {
    failures += 1;
    if (failures <= times) throw new UploadRefused(422, uploadRefusals.wrongChecksum.message);
  };
  await aServer(null, { sendPart: garbled(2) }).send(null);
  expect(failures).toBe(5);
  failures = 0;
  await expect(aServer(null, { sendPart: garbled(9) }).send(null)).rejects.toThrow(UploadRefused);
  expect(failures).toBe(3);
});
