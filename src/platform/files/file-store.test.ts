import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startS3 } from "#tests/s3-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { diskStore } from "./disk-store.ts";
import { openFileStore } from "./open-file-store.ts";
import { s3Store } from "./s3-store.ts";

const textOf = async (file: { read: () => Promise<Uint8Array> } | null) =>
  file && new TextDecoder().decode(await file.read());

const stores = {
  "on disk": async () => diskStore(temporaryFolder()),
  "in a bucket": async () => s3Store(new URL((await startS3()).url())),
};

describe.each(Object.entries(stores))("%s", (_, open) => {
  test("[FILE-3] a file is found as it was put, listed in its folder, replaced and removed", async () => {
    const store = await open();
    expect([await store.find("sold/a.json"), await store.list("sold")]).toEqual([null, []]);
    for (const name of ["sold/c.json", "sold/a.json", "sold/b.json", "sold/deep/d.json", "other/e.json"]) {
      await store.put(name, `${name} åäö`);
    }
    expect(await textOf(await store.find("sold/a.json"))).toBe("sold/a.json åäö");
    expect(await store.list("sold")).toEqual(["sold/a.json", "sold/b.json", "sold/c.json"]);

    const { etag } = (await store.find("sold/a.json")) ?? { etag: "" };
    expect([etag, (await store.find("sold/a.json"))?.etag]).toEqual([
      expect.stringMatching(/^[\w-]+$/),
      etag,
    ]);
    await store.put("sold/a.json", "other");
    expect((await store.find("sold/a.json"))?.etag).not.toBe(etag);
    await store.remove("sold/a.json");
    await store.remove("sold/a.json");
    expect(await store.find("sold/a.json")).toBeNull();
  });

  test("[FILE-3] bytes come back as they went in, and a file that is there is known without reading it", async () => {
    const store = await open();
    const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 256);
    expect(await store.has("pictures/a.jpg")).toBe(false);
    await store.put("pictures/a.jpg", bytes);
    expect(await store.has("pictures/a.jpg")).toBe(true);
    expect(Buffer.from((await (await store.find("pictures/a.jpg"))?.read()) ?? []).equals(bytes)).toBe(true);
  });

  test("[FILE-3] what may be written once is not written again", async () => {
    const store = await open();
    for (const text of ["first", "second"]) await store.put("once.json", text, { onlyIfAbsent: true });
    expect(await textOf(await store.find("once.json"))).toBe("first");
  });

  test.each(["../a.json", "/a.json", "a//b.json", "a/../b.json", ".a", "", "a b", "å.json"])(
    "[FILE-1] %s is no name",
    async (name) => {
      const store = await open();
      await expect((async () => store.put(name, ""))()).rejects.toThrow("No name");
      await expect((async () => store.find(name))()).rejects.toThrow("No name");
    },
  );
});

test("[FILE-2] on disk nobody sees half a file, and what a killed server left is not listed", async () => {
  const root = temporaryFolder();
  const store = diskStore(root);
  await store.put("sold/a.json", "whole");
  expect(readdirSync(join(root, "sold"))).toEqual(["a.json"]);
  writeFileSync(join(root, "sold", "b.json-1234.unfinished"), "ha");
  expect(await store.list("sold")).toEqual(["sold/a.json"]);
});

test("[FILE-4] a wrong key is an error that names neither key nor secret", async () => {
  const { url, objects } = await startS3();
  const store = s3Store(new URL(url("another secret")));
  await expect(store.put("a.json", "{}")).rejects.toThrow(
    /^The file store answered 403 to PUT \/site\/a\.json$/,
  );
  expect(objects.size).toBe(0);
});

test("[FILE-5] the store is a bucket when there is one, otherwise a folder of the data folder", async () => {
  const dataDir = temporaryFolder();
  await openFileStore({ dataDir, fileStoreUrl: null }).put("a.json", "{}");
  expect(readFileSync(join(dataDir, "files", "a.json"), "utf8")).toBe("{}");
  const { url, objects } = await startS3();
  await openFileStore({ dataDir, fileStoreUrl: url() }).put("a.json", "{}");
  expect([...objects.keys()]).toEqual(["site/a.json"]);
});
