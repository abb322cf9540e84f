import type { RunningServer } from "#tests/running-server.ts";
import { untilNothingIsMade, variantsOn } from "../media/ask.ts";
import type { Addresses } from "./traffic.ts";

/** Adverts that are for sale, pictures that are made already, and words that people search for. */
export async function addressesOf({ address, output }: RunningServer, pages: number): Promise<Addresses> {
  const adverts = new Set<string>();
  const pictures = new Set<string>();
  for (let page = 1; page <= pages; page++) {
    const html = await (await fetch(`${address}/kopa-bil/?page=${page}`)).text();
    for (const [path] of html.matchAll(/\/kopa-bil\/[a-z0-9-]+\/[a-z0-9]{5,7}\/(?=")/g)) adverts.add(path);
    if (page > 2) continue;
    for (const one of await variantsOn(`${address}/kopa-bil/?page=${page}`, 384))
      pictures.add(new URL(one).pathname);
  }
  for (const picture of pictures) await fetch(address + picture, { headers: { accept: "image/webp" } });
  await untilNothingIsMade(output);
  return {
    adverts: [...adverts],
    pictures: [...pictures],
    words: ["volvo", "kombi", "elbil", "automat", "dragkrok", "vit suv"],
  };
}
