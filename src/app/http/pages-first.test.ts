import { EventEmitter } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { pagesFirst } from "./pages-first.ts";

function aSite() {
  const seen: string[] = [];
  const listener = pagesFirst(({ url = "" }) => void seen.push(url));
  return { seen, ask: (url: string, isGone = false) => ask(listener, url, isGone) };
}

function ask(listener: RequestListener, url: string, isGone: boolean): void {
  const response = Object.assign(new EventEmitter(), { destroyed: isGone });
  listener({ url } as IncomingMessage, response as unknown as ServerResponse);
}

const pictures = Array.from({ length: 50 }, (_, at) => `/files/pictures/${at}/640`);

test("[VARIANT-13] a page asked for after many pictures is taken up before them", async () => {
  const { seen, ask } = aSite();
  for (const url of pictures) ask(url);
  ask("/kopa-bil/");
  expect(seen).toEqual(["/kopa-bil/"]);
  await expect.poll(() => seen).toEqual(["/kopa-bil/", ...pictures]);
});

test("[VARIANT-13] a page that comes while they are taken up waits for a few of them", async () => {
  const { seen, ask } = aSite();
  for (const url of pictures) ask(url);
  await setImmediate();
  await setImmediate();
  ask("/kopa-bil/");
  const before = seen.indexOf("/kopa-bil/");
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(pictures.length / 2);
  await expect.poll(() => seen.length).toBe(pictures.length + 1);
});

test("[VARIANT-13] a picture whose visitor has gone is not taken up; those behind it are", async () => {
  const { seen, ask } = aSite();
  ask("/files/pictures/gone/640", true);
  ask("/files/pictures/a/640");
  await expect.poll(() => seen).toEqual(["/files/pictures/a/640"]);
  ask("/files/pictures/b/640");
  await expect.poll(() => seen).toEqual(["/files/pictures/a/640", "/files/pictures/b/640"]);
});
