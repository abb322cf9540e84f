import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedName, type FileStore } from "./file-store.ts";

/** Never the end of a name that is asked for. */
const unfinished = ".unfinished";

/** Files below one folder of this machine. */
export function diskStore(root: string): FileStore {
  const pathOf = (name: string) => join(root, checkedName(name));
  return {
    put: async (name, content, { onlyIfAbsent = false } = {}) => {
      const filePath = pathOf(name);
      await mkdir(dirname(filePath), { recursive: true });
      const draft = `${filePath}-${randomUUID()}${unfinished}`;
      try {
        await writeThrough(draft, content);
        // A link fails where there is a file already; a rename takes its place.
        if (onlyIfAbsent) await link(draft, filePath).catch(ignore("EEXIST"));
        else await rename(draft, filePath);
        await syncFolder(dirname(filePath));
      } finally {
        await rm(draft, { force: true });
      }
    },
    has: async (name) => (await stat(pathOf(name)).catch(ignore("ENOENT", "ENOTDIR")))?.isFile() ?? false,
    find: async (name) => {
      const filePath = pathOf(name);
      const stats = await stat(filePath).catch(ignore("ENOENT", "ENOTDIR"));
      if (!stats?.isFile()) return null;
      return {
        etag: `${stats.ino.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`,
        read: () => readFile(filePath),
      };
    },
    list: async (folder) => {
      const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch(ignore("ENOENT"));
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map((entry) => `${folder}/${entry.name}`)
        .toSorted();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function writeThrough(filePath: string, content: string | Uint8Array): Promise<void> {
  const file = await open(filePath, "wx");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is kept by its folder, which has to be on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
    return undefined;
  };
}
