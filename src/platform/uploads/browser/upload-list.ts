import { withItemMoved } from "../item-order.ts";
import { refusalOfFile, uploadRefusals } from "../upload-refusals.ts";
import type { UploadItem } from "./upload-item.ts";

export type RemovedUpload = { item: UploadItem; at: number };
/** What the field shows: the files in their order, and the one that can be brought back. */
export type UploadList = { items: readonly UploadItem[]; removed: RemovedUpload | null };

export const emptyList: UploadList = { items: [], removed: null };

export type UploadChange =
  | { do: "add"; item: UploadItem }
  | { do: "change"; local: string; to: Partial<UploadItem> }
  | { do: "move"; local: string; by: number }
  | { do: "place"; local: string; at: number }
  | { do: "remove"; local: string }
  | { do: "undo" }
  | { do: "forget" };

/** Whether it takes one of the places, on the server too. */
const counts = ({ status }: UploadItem) => status !== "refused";

/** The next list. What does not fit is there too, with the reason at it. */
export function changedList(list: UploadList, change: UploadChange): UploadList {
  const { items, removed } = list;
  const placeOf = (local: string) => items.findIndex((item) => item.local === local);
  switch (change.do) {
    case "add":
      return { ...list, items: [...items, withProblem(change.item, items)] };
    case "change":
      return {
        ...list,
        items: items.map((item) => (item.local === change.local ? { ...item, ...change.to } : item)),
      };
    case "move": {
      const at = placeOf(change.local);
      return { ...list, items: withItemMoved(items, at, at + change.by) };
    }
    case "place":
      return { ...list, items: withItemMoved(items, placeOf(change.local), change.at) };
    case "remove": {
      const at = placeOf(change.local);
      const item = items[at];
      return item ? { items: items.toSpliced(at, 1), removed: { item, at } } : list;
    }
    case "undo":
      if (!removed) return list;
      return { items: items.toSpliced(removed.at, 0, removed.item), removed: null };
    case "forget":
      return { ...list, removed: null };
  }
}

function withProblem(item: UploadItem, others: readonly UploadItem[]): UploadItem {
  if (!counts(item)) return item;
  const countable = others.filter(counts);
  const bytes = countable.reduce((sum, other) => sum + other.bytes, 0);
  const refusal = refusalOfFile(item.bytes, { files: countable.length, bytes });
  return refusal ? { ...item, status: "refused", message: uploadRefusals[refusal].message } : item;
}

/** The ids that the form sends, in the order of the files. */
export function idsOf(items: readonly UploadItem[]): string[] {
  return items.flatMap(({ id, status }) => (status === "done" && id !== null ? [id] : []));
}
