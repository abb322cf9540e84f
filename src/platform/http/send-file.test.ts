import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { rangeOf, sendFile } from "./send-file.ts";

test.each([
  [null, "whole"],
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-30", { start: 8, end: 9 }],
  ["bytes=0-1,4-5", "whole"],
  ["bytes=5-2", "whole"],
  ["lines=1-2", "whole"],
  ["bytes=-", "whole"],
])("[RANGE-1] of ten bytes %s is %j", (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("[RANGE-2] of ten bytes %s is none", (header) => {
  expect(rangeOf(header, 10)).toBeNull();
});

function ask(init: RequestInit = {}) {
  const filePath = join(temporaryFolder(), "film.mp4");
  writeFileSync(filePath, "0123456789");
  return sendFile(new Request("http://localhost/film.mp4", init), {
    filePath,
    hash: "abc",
    contentType: "video/mp4",
  });
}

const told = async (answer: Response) => [
  answer.status,
  answer.headers.get("content-range"),
  answer.headers.get("content-length"),
  await answer.text(),
];

test("[RANGE-1] whole with the promise of parts, and in parts", async () => {
  const whole = await ask();
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-type": "video/mp4",
    etag: '"abc"',
  });
  expect(await told(whole)).toEqual([200, null, "10", "0123456789"]);
  expect(await told(await ask({ headers: { range: "bytes=2-4" } }))).toEqual([
    206,
    "bytes 2-4/10",
    "3",
    "234",
  ]);
});

test("[RANGE-2] beyond the end", async () => {
  expect(await told(await ask({ headers: { range: "bytes=90-" } }))).toEqual([416, "bytes */10", null, ""]);
});

test("[RANGE-3] If-Range, If-None-Match and HEAD", async () => {
  const range = "bytes=0-1";
  expect((await ask({ headers: { range, "if-range": '"abc"' } })).status).toBe(206);
  expect((await ask({ headers: { range, "if-range": '"old"' } })).status).toBe(200);
  expect((await ask({ headers: { "if-none-match": '"abc"' } })).status).toBe(304);
  expect(await told(await ask({ method: "HEAD", headers: { range } }))).toEqual([200, null, "10", ""]);
});
