import { expect, test } from "vitest";
import { diskStore } from "#platform/files/disk-store.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { soldFiles } from "./sold-files.ts";
import { writeSoldFiles } from "./write-sold-files.ts";

const textIn = async (file: { read: () => Promise<Uint8Array> } | null) =>
  file && new TextDecoder().decode(await file.read());

function aShelf() {
  const store = diskStore(temporaryFolder());
  const files = soldFiles(store, (text, version) => (text === "broken" ? null : `${text}, once v${version}`));
  const run = (at: string, monthsOfSales: string[], isStopped = () => false) =>
    writeSoldFiles({
      files,
      now: new Date(at),
      monthsOfSales,
      textOf: async (month, isFinal) => `${month} ${isFinal ? "final" : "so far"} at ${at}`,
      isStopped,
    });
  return { files, run, store };
}

test("[SOLDFILE-1] [SOLDFILE-2] months that are over are written once for all, the one under way each time", async () => {
  const { files, run } = aShelf();
  expect(await run("2026-10-31T22:00:00Z", ["2026-10", "2026-08"])).toEqual(["2026-08"]);
  expect(await run("2026-10-31T22:30:00Z", ["2026-10", "2026-08"])).toEqual([]);
  expect(await textIn(await files.find("2026-10"))).toBe("2026-10 so far at 2026-10-31T22:30:00Z");
  expect(await run("2026-10-31T23:00:00Z", ["2026-10", "2026-08"])).toEqual(["2026-10"]);
  await run("2026-11-01T00:00:00Z", ["2026-10", "2026-08"]);
  expect(await textIn(await files.find("2026-08"))).toBe("2026-08 final at 2026-10-31T22:00:00Z");
  expect(await textIn(await files.find("2026-10"))).toBe("2026-10 final at 2026-10-31T23:00:00Z");
  expect(await files.months()).toEqual([
    { month: "2026-11", isFinal: false },
    { month: "2026-10", isFinal: true },
    { month: "2026-08", isFinal: true },
  ]);
  expect(await files.find("2026-09")).toBeNull();
});

test("[SOLDFILE-3] after a long pause every month is made up for, also one that sold nothing more", async () => {
  const { files, run } = aShelf();
  await run("2026-07-10T12:00:00Z", []);
  expect(await run("2026-11-10T12:00:00Z", ["2026-09", "2026-12"])).toEqual(["2026-07", "2026-09"]);
  expect((await files.months()).filter(({ isFinal }) => !isFinal)).toEqual([
    { month: "2026-11", isFinal: false },
  ]);
});

test("[SOLDFILE-3] a server that stops leaves the rest to the next round", async () => {
  const { files, run } = aShelf();
  let asked = 0;
  expect(await run("2026-11-10T12:00:00Z", ["2026-08", "2026-09"], () => ++asked > 1)).toEqual(["2026-08"]);
  expect(await files.months()).toEqual([{ month: "2026-08", isFinal: true }]);
  expect(await run("2026-11-10T13:00:00Z", ["2026-08", "2026-09"])).toEqual(["2026-09"]);
});

test("[SOLDFILE-2] two that write the same month at once leave one of them, whole", async () => {
  const { files } = aShelf();
  await Promise.all(["one", "other"].map((text) => files.saveFinal("2026-08", text.repeat(10_000))));
  const text = (await textIn(await files.find("2026-08"))) ?? "";
  expect(["one", "other"].map((word) => word.repeat(10_000))).toContain(text);
  await files.saveFinal("2026-08", "later");
  expect(await textIn(await files.find("2026-08"))).toBe(text);
});

test("[SOLDFILE-7] a finished month of an older format is written anew once, as it was when it ended", async () => {
  const { files, run, store } = aShelf();
  await store.put("sold-cars/2026-08.json", "August");
  await store.put("sold-cars/2026-07.json", "broken");
  expect(await files.months()).toEqual([
    { month: "2026-08", isFinal: false },
    { month: "2026-07", isFinal: false },
  ]);
  expect(await textIn(await files.find("2026-08"))).toBe("August, once v1");
  expect(await files.find("2026-07")).toBeNull();
  expect(await run("2026-11-10T12:00:00Z", ["2026-08"])).toEqual(["2026-07", "2026-08"]);
  expect(await run("2026-11-10T13:00:00Z", ["2026-08"])).toEqual([]);
  expect(await textIn(await files.find("2026-08"))).toBe("August, once v1");
  expect(await textIn(await files.find("2026-07"))).toBe("2026-07 final at 2026-11-10T12:00:00Z");
  expect((await files.find("2026-08"))?.isFinal).toBe(true);
  expect(await textIn(await store.find("sold-cars/2026-08.json"))).toBe("August");
});
