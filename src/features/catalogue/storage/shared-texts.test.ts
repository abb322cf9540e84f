import { expect, test } from "vitest";
import { textSharer } from "./shared-texts.ts";

const listOf = (...texts: string[]) => texts.map((text) => `${text}`);

test("[MEMORY-2] rows keep what they said", () => {
  const share = textSharer();
  const row = () => ({
    id: 7,
    make: "Volvo",
    equipment: ["krok", "värmare"],
    soldAt: new Date(0),
    sale: null,
  });
  expect([share(row()), share(row())]).toEqual([row(), row()]);
});

test("[MEMORY-2] equal lists are one, other lists are not", () => {
  const share = textSharer();
  const [one, same, other, none] = [listOf("a", "b"), listOf("a", "b"), listOf("b", "a"), listOf()].map(
    (equipment) => share({ equipment }).equipment,
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(other).toEqual(["b", "a"]);
  expect(none).toEqual([]);
});

test("[MEMORY-2] lists that only look alike when they are joined stay apart", () => {
  const share = textSharer();
  const lists = [listOf("a", "b"), listOf("a\nb"), listOf(), listOf("")];
  expect(lists.map((list) => share({ list }).list)).toEqual([["a", "b"], ["a\nb"], [], [""]]);
});
