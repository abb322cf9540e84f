import { expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { uploadRefusals } from "../upload-refusals.ts";
import { asWaiting, isSameFile, percentOf, type UploadItem } from "./upload-item.ts";
import { changedList, emptyList, idsOf, type UploadChange, type UploadList } from "./upload-list.ts";

const anItem = (local: string, changes: Partial<UploadItem> = {}): UploadItem => ({
  local,
  id: null,
  name: `${local}.jpg`,
  bytes: 1_000,
  modified: 1,
  status: "waiting",
  sent: 0,
  message: null,
  ...changes,
});
const after = (...changes: UploadChange[]) => changes.reduce<UploadList>(changedList, emptyList);
const add = (local: string, changes: Partial<UploadItem> = {}): UploadChange => ({
  do: "add",
  item: anItem(local, changes),
});
const names = ({ items }: UploadList) => items.map(({ local }) => local).join("");

test("[UPLOAD-1] what does not fit stands in the list with its reason, and takes no place", () => {
  const tooLarge = after(add("a", { bytes: uploadLimits.bytesPerFile + 1 })).items[0];
  expect([tooLarge?.status, tooLarge?.message]).toEqual(["refused", uploadRefusals.tooLargeFile.message]);
  const many = after(
    add("x", { bytes: 0 }),
    ...Array.from({ length: uploadLimits.files + 1 }, (_, at) => add(String(at))),
  );
  expect(many.items.filter(({ status }) => status === "waiting")).toHaveLength(uploadLimits.files);
  expect(many.items.at(-1)?.message).toBe(uploadRefusals.tooManyFiles.message);
});

test("[UPLOAD-5] a picture goes up, down, or to where it is dropped", () => {
  const three = [add("a"), add("b"), add("c")];
  expect(names(after(...three, { do: "move", local: "c", by: -1 }))).toBe("acb");
  expect(names(after(...three, { do: "move", local: "a", by: -1 }))).toBe("abc");
  expect(names(after(...three, { do: "place", local: "a", at: 2 }))).toBe("bca");
  expect(names(after(...three, { do: "move", local: "gone", by: 1 }))).toBe("abc");
});

test("[UPLOAD-16] what is removed comes back where it was, until it is forgotten", () => {
  const removed: UploadChange[] = [add("a"), add("b"), add("c"), { do: "remove", local: "b" }];
  expect(names(after(...removed))).toBe("ac");
  expect(names(after(...removed, { do: "undo" }))).toBe("abc");
  expect(names(after(...removed, { do: "forget" }, { do: "undo" }))).toBe("ac");
});

test("[UPLOAD-19] one that was refused for its type stays refused", () => {
  const [refused] = after(add("a", { status: "refused", message: "Filen är ingen bild." })).items;
  expect([refused?.status, refused?.message]).toEqual(["refused", "Filen är ingen bild."]);
});

test("[UPLOAD-17] what was under way waits for its turn again, and nothing else does", () => {
  const again = (["sending", "offline", "checking", "done", "refused"] as const).map(
    (status) => asWaiting(anItem("a", { status })).status,
  );
  expect(again).toEqual(["waiting", "waiting", "waiting", "done", "refused"]);
});

test("[UPLOAD-14] a form sends the ids of what is done, in order", () => {
  const list = after(
    add("a", { id: "1", status: "done" }),
    add("b", { id: "2", status: "sending" }),
    add("c", { id: "3", status: "done" }),
    { do: "move", local: "c", by: -2 },
  );
  expect(idsOf(list.items)).toEqual(["3", "1"]);
});

test("[UPLOAD-17] the same file is told by its name, size and time; progress is in whole percent", () => {
  const item = anItem("a", { sent: 333 });
  expect(isSameFile(item, { name: "a.jpg", size: 1_000, lastModified: 1 })).toBe(true);
  expect(isSameFile(item, { name: "a.jpg", size: 1_000, lastModified: 2 })).toBe(false);
  expect([percentOf(item), percentOf({ ...item, status: "done" })]).toEqual([33, 100]);
});
