import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type OpenFile = { nfd: number };
type NodeFileSystem = {
  stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation: (operation: () => void) => void;
};

/**
 * PGlite never asks the disk to keep anything: its file system has no fsync at all. This one has, so that what is
 * acknowledged survives the loss of power too. A disk that refuses is answered with its error number, on which
 * PostgreSQL stops at once, as it must.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync: NonNullable<typeof emscriptenOpts.preRun>[number] = (mod) => {
      const nodeFiles = mod.NODEFS as unknown as NodeFileSystem;
      nodeFiles.stream_ops.fsync = (file) => {
        nodeFiles.tryFSOperation(() => fdatasyncSync(file.nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

const settings = {
  fsync: "on",
  wal_sync_method: "fsync",
  full_page_writes: "on",
  // The default of 128 MB costs as much memory again in this process and gains nothing for a stock of this size.
  shared_buffers: "16MB",
};

/** PGlite's own start parameters without "-F", which turns fsync off. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];
