import { maxPictures } from "#features/cars/rules/image.ts";
import type { Database } from "#platform/db/database.ts";
import type { ImportedFinding } from "../storage/import-findings.ts";
import { findCopiedPictures } from "../storage/picture-sources.ts";
import type { ImportedParts } from "./car-from-stock-row.ts";
import { staysOutside } from "./pictures/copy-pictures.ts";
import type { PictureFolder } from "./pictures/picture-folder.ts";
import type { PictureSource } from "./pictures/picture-source.ts";
import type { Findings } from "./read-findings.ts";
import type { StockRow } from "./stock-row.ts";

/** Where the pictures of the rows come from, and what was found on the cars; null: the file of findings was not given. */
export type CarParts = {
  folder: PictureFolder | null;
  keptOrigins: readonly string[];
  findings: Findings | null;
};

/** Pictures that the row names; if none, those in the folder with its plate. Undefined: leave the car's pictures as they are. */
export function picturesOfRow(
  { images, licenseplate }: StockRow,
  { folder }: Pick<CarParts, "folder">,
): PictureSource[] | undefined {
  if (images && images.length > 0) return images;
  const named = folder?.sourcesOf(licenseplate) ?? [];
  return named.length > 0 ? named.slice(0, maxPictures) : images;
}

/** Finds the copies of all pictures of some rows at once; answers with what each row says by our own addresses. */
export async function readImportedParts(
  db: Database,
  rows: readonly StockRow[],
  parts: CarParts,
): Promise<(row: StockRow) => ImportedParts> {
  const closeUps = rows.flatMap(({ licenseplate }) =>
    (parts.findings?.get(licenseplate) ?? []).flatMap(({ row }) => row.picture ?? []),
  );
  const sources = [...rows.flatMap((row) => picturesOfRow(row, parts) ?? []), ...closeUps];
  const copies = await findCopiedPictures(
    db,
    sources.filter((source) => !staysOutside(source, parts.keptOrigins)),
  );
  const addressOf = (source: PictureSource) =>
    staysOutside(source, parts.keptOrigins) ? source : (copies.get(source) ?? null);
  return (row) => ({
    images: addressesOf(picturesOfRow(row, parts), addressOf),
    findings: findingsOf(row, parts.findings, addressOf),
  });
}

/** A car of whose pictures none could be had keeps those that it has. */
function addressesOf(
  sources: PictureSource[] | undefined,
  addressOf: (source: PictureSource) => string | null,
): string[] | undefined {
  const addresses = sources?.flatMap((source) => addressOf(source) ?? []);
  return sources && sources.length > 0 && addresses?.length === 0 ? undefined : addresses;
}

/** A finding whose close-up could not be fetched is imported without it. */
function findingsOf(
  { licenseplate }: StockRow,
  findings: Findings | null,
  addressOf: (source: PictureSource) => string | null,
): ImportedFinding[] | undefined {
  return (
    (findings &&
      (findings.get(licenseplate) ?? []).map(({ row: { part, verdict, note, picture } }) => ({
        part,
        verdict: verdict ?? "note",
        note: note ?? null,
        picture: picture ? addressOf(picture) : null,
      }))) ??
    undefined
  );
}
