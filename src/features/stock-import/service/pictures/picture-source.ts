import { complaint, type Reader, value } from "../read-cell.ts";

/**
 * Where a picture is to be had: a web address, or "file:" and a name in the folder of the import. The same text is the
 * key by which its copy is found again.
 */
export type PictureSource = string;

const filePrefix = "file:";

export function fileSource(name: string): PictureSource {
  return `${filePrefix}${name}`;
}

/** The name in the folder; null for a web address. */
export function findFileName(source: PictureSource): string | null {
  return source.startsWith(filePrefix) ? source.slice(filePrefix.length) : null;
}

/** As the dealer wrote it. */
export function sourceAsWritten(source: PictureSource): string {
  return findFileName(source) ?? source;
}

/** A web address, or the name of a file when there is a folder with pictures. */
export function pictureSource(hasFolder: boolean): Reader<PictureSource> {
  return (cell) => {
    const source = String(cell).trim();
    const address = URL.parse(source);
    if (address?.protocol === "https:" || address?.protocol === "http:") return value(address.href);
    if (!hasFolder) return complaint(cell, "är ingen webbadress (https://…)");
    const name = source.replaceAll("\\", "/");
    return isInside(name)
      ? value(fileSource(name))
      : complaint(cell, "är varken en webbadress (https://…) eller ett filnamn i bildmappen");
  };
}

/** A name below the folder, whatever it looks like. */
function isInside(name: string): boolean {
  const parts = name.split("/");
  return !/[:\p{Control}]/u.test(name) && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
