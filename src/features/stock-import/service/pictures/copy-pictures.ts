import type { Database } from "#platform/db/database.ts";
import type { Intake } from "#platform/pictures/intake/accept-picture.ts";
import {
  type CopiedPicture,
  claimCopiedPictures,
  deleteCopiedSources,
  saveCopiedPictures,
} from "../../storage/picture-sources.ts";
import { ImportRefused } from "../import-refused.ts";
import { PictureFailed } from "./picture-failed.ts";
import type { PictureFolder } from "./picture-folder.ts";
import { findFileName, type PictureSource, sourceAsWritten } from "./picture-source.ts";

/** The pictures of one row, and how the report names the row: "Rad 12 (ABC 12D): images". */
export type WantedPictures = { where: string; sources: readonly PictureSource[] };

export type PictureSupply = {
  /** Checks and cleans what comes, and stores it. */
  accept: Intake["accept"];
  folder: PictureFolder | null;
  fetch: (address: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** Origins that browsers may load pictures from: those pictures stay where they are. */
  keptOrigins: readonly string[];
  /** Copy again what was copied before. */
  fetchesAgain: boolean;
  /** One picture that cannot be had stops the import. */
  mustHaveAll: boolean;
};

export type CopiedPictures = { copied: number; known: number; failed: number };

/** Rows at a time, and pictures at a time: a picture is in memory only while it is copied. */
const rowsAtATime = 25;
const atATime = 4;

export function staysOutside(source: PictureSource, keptOrigins: readonly string[]): boolean {
  return findFileName(source) === null && keptOrigins.includes(new URL(source).origin);
}

/**
 * Copies what the rows name into our own store, before the database is written: a picture more there does no harm,
 * and no transaction waits for somebody else's server.
 */
export async function copyPictures(
  db: Database,
  rows: AsyncIterable<WantedPictures>,
  supply: PictureSupply,
  { print, signal }: { print: (line: string) => void; signal: AbortSignal },
): Promise<CopiedPictures> {
  const total = { copied: 0, known: 0, failed: 0 };
  for await (const batch of inBatches(rows)) {
    signal.throwIfAborted();
    const sources = [...new Set(batch.flatMap((row) => row.sources))].filter(
      (source) => !staysOutside(source, supply.keptOrigins),
    );
    const known = supply.fetchesAgain ? new Map() : await claimCopiedPictures(db, sources.filter(isOnTheWeb));
    const missing = sources.filter((source) => !known.has(source));
    const { copies, failures } = await copyAll(missing, supply, signal);
    await saveCopiedPictures(db, copies);
    await deleteCopiedSources(
      db,
      [...failures.keys()].filter((source) => !isOnTheWeb(source)),
    );
    for (const { where, sources: wanted } of batch)
      for (const source of wanted) {
        const reason = failures.get(source);
        if (reason) print(`${where}: "${sourceAsWritten(source)}" ${reason}`);
      }
    total.copied += copies.size;
    total.known += known.size;
    total.failed += failures.size;
  }
  if (supply.mustHaveAll && total.failed > 0)
    throw new ImportRefused(
      `${total.failed} ${total.failed === 1 ? "bild" : "bilder"} kunde inte kopieras. Inget har skrivits.`,
    );
  return total;
}

function isOnTheWeb(source: PictureSource): boolean {
  return findFileName(source) === null;
}

async function copyAll(sources: readonly PictureSource[], supply: PictureSupply, signal: AbortSignal) {
  const copies = new Map<PictureSource, CopiedPicture>();
  const failures = new Map<PictureSource, string>();
  const waiting = sources.values();
  const work = async () => {
    for (const source of waiting) {
      try {
        copies.set(source, await copyOne(source, supply, signal));
      } catch (error) {
        if (!(error instanceof PictureFailed)) throw error;
        failures.set(source, error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { copies, failures };
}

async function copyOne(
  source: PictureSource,
  supply: PictureSupply,
  signal: AbortSignal,
): Promise<CopiedPicture> {
  signal.throwIfAborted();
  const name = findFileName(source);
  const bytes = name === null ? await supply.fetch(source, signal) : await supply.folder?.read(name);
  if (!bytes) throw new PictureFailed("finns inte i någon mapp");
  const accepted = await supply.accept({ bytes });
  if ("refusal" in accepted) throw new PictureFailed(`kan inte användas. ${accepted.message}`);
  return accepted;
}

async function* inBatches(rows: AsyncIterable<WantedPictures>): AsyncGenerator<WantedPictures[]> {
  let batch: WantedPictures[] = [];
  for await (const row of rows) {
    if (row.sources.length === 0) continue;
    batch.push(row);
    if (batch.length < rowsAtATime) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
