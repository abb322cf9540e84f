import fc from "fast-check";
import { expect, test } from "vitest";
import { mergedLists } from "./merge-lists.ts";

type Item = { key: string; type: number; note: string };
const item = (key: string, changes: Partial<Item> = {}): Item => ({ key, type: 1, note: "", ...changes });
const [a, b, c] = [item("a"), item("b"), item("c")];
const keys = ({ items }: { items: readonly Item[] }) => items.map(({ key }) => key).join("");

test("[CARPARTS-6] what either has added is there, and what either has taken away is gone", () => {
  expect(keys(mergedLists([a, b, c], [a, b, item("m")], [b, c, item("t")]))).toBe("bmt");
});

test("[CARPARTS-6] fields that do not clash are merged; where both changed one, mine stands and is told; what one has changed is not taken away by the other", () => {
  const local = [item("a", { type: 2 }), item("b", { note: "min" })];
  const remote = [item("a", { note: "deras" }), item("b", { note: "deras" })];
  expect(mergedLists([a, b], local, remote)).toEqual({
    items: [item("a", { type: 2, note: "deras" }), item("b", { note: "min" })],
    conflicts: ["b"],
  });
  expect(keys(mergedLists([a, b], [b], [item("a", { note: "ny" }), b]))).toBe("ab");
  expect(keys(mergedLists([a, b], [item("a", { note: "ny" }), b], [b]))).toBe("ab");
});

test("[CARPARTS-6] what is new stands where it was put: a cover that I chose is first after their change too", () => {
  expect(keys(mergedLists([a, b], [item("m"), a, b], [a, item("t"), b]))).toBe("matb");
});

test("[CARPARTS-6] the order is mine where I have changed it, else theirs", () => {
  expect(keys(mergedLists([a, b, c], [c, a, b], [b, a, c, item("t")]))).toBe("ctab");
  expect(keys(mergedLists([a, b, c], [a, c], [c, b, a]))).toBe("ca");
});

const anyList = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    type: fc.constantFrom(1, 2),
    note: fc.constantFrom("", "x"),
  }),
  { selector: ({ key }) => key },
);

test("[CARPARTS-6] where one of us has changed nothing, the other's list stands as it is; nothing is in it twice, and nothing that nobody had", () => {
  fc.assert(
    fc.property(anyList, anyList, (base, changed) => {
      expect(mergedLists(base, changed, base)).toEqual({ items: changed, conflicts: [] });
      expect(mergedLists(base, base, changed)).toEqual({ items: changed, conflicts: [] });
    }),
  );
  fc.assert(
    fc.property(anyList, anyList, anyList, (base, local, remote) => {
      const { items } = mergedLists(base, local, remote);
      const found = items.map(({ key }) => key);
      expect(new Set(found).size).toBe(found.length);
      const either = new Set([...local, ...remote].map(({ key }) => key));
      for (const key of found) expect(either.has(key)).toBe(true);
    }),
  );
});
