import { expect, test } from "vitest";
import { mailLink, shareOrCopy } from "./share-link.ts";

test("[SHARE-1] a letter with the car's name and address", () => {
  const link = new URL(mailLink({ title: "Škoda Superb & co", url: "https://example.com/bilar/mlb001/" }));
  expect(link.protocol).toBe("mailto:");
  expect(link.searchParams.get("subject")).toBe("Škoda Superb & co");
  expect(link.searchParams.get("body")).toBe("Škoda Superb & co\nhttps://example.com/bilar/mlb001/");
});

const shared = { title: "Volvo V60, MLB 001", url: "https://example.se/bilar/mlb001/" };
const refuse = (name: string) => async () => {
  throw new DOMException("no", name);
};

test("[SHARE-2] the system's own sheet where there is one", async () => {
  const handed: unknown[] = [];
  const share = async (what: unknown) => void handed.push(what);
  expect(await shareOrCopy(shared, { share, copy: refuse("NotAllowedError") })).toBe("handed");
  expect(handed).toEqual([shared]);
});

test.each([
  ["there is none", undefined],
  ["it cannot be opened", refuse("NotAllowedError")],
])("[SHARE-2] the link is copied when %s", async (_what, share) => {
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  expect(await shareOrCopy(shared, { share, copy })).toBe("copied");
  expect(copied).toEqual([shared.url]);
});

test("[SHARE-2] who closes the sheet gets nothing copied; a clipboard that refuses is told of", async () => {
  const copy = async () => expect.fail("nothing was asked for");
  expect(await shareOrCopy(shared, { share: refuse("AbortError"), copy })).toBe("cancelled");
  expect(await shareOrCopy(shared, { share: undefined, copy: refuse("NotAllowedError") })).toBe("failed");
  expect(await shareOrCopy(shared, { share: refuse("NotAllowedError"), copy: undefined })).toBe("failed");
});
