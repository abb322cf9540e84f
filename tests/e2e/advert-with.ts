import { inject } from "vitest";

/** The address of an advert of the demo whose HTML has all of these; `query` narrows the list down. */
export async function advertWith(words: readonly string[], query = ""): Promise<string> {
  for (let page = 1; page <= 40; page++) {
    const list = await read(`/kopa-bil/?page=${page}${query && `&${query}`}`);
    const adverts = new Set(list.match(/\/kopa-bil\/[a-z-]+\/[a-z0-9]{5,7}\/(?=")/g));
    for (const path of adverts) {
      const advert = await read(path);
      if (words.every((word) => advert.includes(word))) return path;
    }
    if (adverts.size === 0) break;
  }
  throw new Error(`no advert of the demo has ${words.join(" and ")}`);
}

async function read(path: string): Promise<string> {
  return (await fetch(`${inject("address")}${path}`)).text();
}
