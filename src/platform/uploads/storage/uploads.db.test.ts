import { beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { uploads } from "./uploads.table.ts";
import {
  addPart,
  arrivedInAll,
  beginUpload,
  claimCheck,
  endCheck,
  findOldUploads,
  findParts,
  findUpload,
  removeUpload,
} from "./uploads.ts";

const now = new Date("2026-11-16T12:00:00Z");
const longAgo = new Date("2026-11-16T11:00:00Z");
const anUpload = (key: string) => ({
  ...{ key, form: "form", sender: "sender", name: "bil.jpg", bytes: 10 },
  startedAt: now,
});
const picture = { picture: "uploads/pictures/1.jpg", preview: "red", width: 4, height: 3 };

onBothDatabases((database) => {
  beforeEach(() => database().db.delete(uploads));
  const begin = (key: string) => beginUpload(database().db, anUpload(key), longAgo, () => null);

  test("[DATA-60] many that begin at once are counted one after the other", async () => {
    const { db } = database();
    const seen: number[] = [];
    const created = Array.from({ length: 8 }, (_, at) =>
      beginUpload(db, anUpload(`key-${at}`), longAgo, ({ ofForm: { files, bytes } }) => {
        seen.push(files);
        expect(bytes).toBe(files * 10);
        return files < 5 ? null : "full";
      }),
    );
    expect((await Promise.all(created)).filter((refusal) => refusal === null)).toHaveLength(5);
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
  });

  test("[DATA-60] [UPLOAD-20] declared bytes are counted for the form, arrived ones for the sender and in all", async () => {
    const { db } = database();
    await begin("key");
    await addPart(db, "key", { number: 0, sha256: "a", bytes: 7 });
    await addPart(db, "key", { number: 0, sha256: "a", bytes: 7 });
    await begin("unstarted");
    const counted: unknown[] = [];
    const other = { ...anUpload("other"), form: "second", sender: "else" };
    for (const upload of [anUpload("third"), other])
      await beginUpload(db, upload, longAgo, (loads) => counted.push(loads));
    const inAll = { open: 2, openForms: 1, arrived: 7 };
    expect(counted).toEqual([
      { ofForm: { files: 2, bytes: 20 }, ofSender: inAll, inAll },
      { ofForm: { files: 0, bytes: 0 }, ofSender: { open: 0, openForms: 0, arrived: 0 }, inAll },
    ]);
    expect(await arrivedInAll(db)).toBe(7);
    await beginUpload(db, anUpload("late"), new Date(now.getTime() + 1), (loads) => counted.push(loads));
    // One that never started counts no more when its time is up, and is found to be cleared.
    expect(counted[2]).toMatchObject({ ofForm: { files: 1 }, inAll: { open: 1 } });
    const old = { startedBefore: longAgo, unstartedBefore: new Date(now.getTime() + 1) };
    expect(await findOldUploads(db, old, 10)).toEqual(["unstarted"]);
  });

  test("[DATA-61] the first content of a part counts, and none of an upload that is not open", async () => {
    const { db } = database();
    await begin("key");
    expect(await addPart(db, "key", { number: 1, sha256: "a", bytes: 5 })).toBe("a");
    expect(await addPart(db, "key", { number: 1, sha256: "b", bytes: 5 })).toBe("a");
    expect(await addPart(db, "key", { number: 0, sha256: "c", bytes: 5 })).toBe("c");
    expect(await findParts(db, "key")).toEqual([
      { number: 0, sha256: "c" },
      { number: 1, sha256: "a" },
    ]);
    await claimCheck(db, "key", now, longAgo);
    expect(await addPart(db, "key", { number: 2, sha256: "d", bytes: 5 })).toBeNull();
    expect(await addPart(db, "other", { number: 0, sha256: "d", bytes: 5 })).toBeNull();
    await removeUpload(db, "key");
    expect(await findParts(db, "key")).toEqual([]);
  });

  test("[DATA-62] one of many may check; a check that died is taken over, one that ended is not", async () => {
    const { db } = database();
    await begin("key");
    const claims = await Promise.all([1, 2, 3].map(() => claimCheck(db, "key", now, longAgo)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const later = new Date(now.getTime() + 1);
    expect(await claimCheck(db, "key", later, later)).toBe(true);
    expect(await endCheck(db, "key", { result: picture, bytes: 3 })).toBe(true);
    expect(await endCheck(db, "key", { result: picture, bytes: 3 })).toBe(false);
    expect(await claimCheck(db, "key", later, later)).toBe(false);
    expect(await findUpload(db, "key")).toMatchObject({
      ...{ state: "accepted", result: picture, arrived: 3 },
    });
  });
});
