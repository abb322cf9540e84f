/** Something in a list that two people may change at the same time. */
type Item = { readonly key: string };

export type Merged<Entry> = {
  items: Entry[];
  /** Changed on both sides in different ways: the local value is used, and the conflict is shown. */
  conflicts: string[];
};

/**
 * My list and theirs, both made from the same one. What either side added is there; what either side took away is gone,
 * unless the other has changed it; of each field the one that changed it decides. The order is mine where I have changed
 * it, and what is new stands after what it stood after.
 */
export function mergedLists<Entry extends Item>(
  base: readonly Entry[],
  local: readonly Entry[],
  remote: readonly Entry[],
): Merged<Entry> {
  const [before, own, other] = [base, local, remote].map(byKey) as [Keyed<Entry>, Keyed<Entry>, Keyed<Entry>];
  const conflicts: string[] = [];
  const merge = (key: string): Entry | null => {
    const [was, ours, others] = [before.get(key), own.get(key), other.get(key)];
    if (ours && others) {
      const { item, isConflict } = mergedFields(was ?? others, ours, others);
      if (isConflict) conflicts.push(key);
      return item;
    }
    const left = ours ?? others ?? null;
    return left === null || (was && isSame(was, left)) ? null : left;
  };
  const isOrderLocal = !isSameOrder(base, local);
  const keys = isOrderLocal ? woven(local, remote) : woven(remote, local);
  return { items: keys.flatMap((key) => merge(key) ?? []), conflicts };
}

type Keyed<Entry> = ReadonlyMap<string, Entry>;

function byKey<Entry extends Item>(items: readonly Entry[]): Keyed<Entry> {
  return new Map(items.map((item) => [item.key, item]));
}

/** The first in its order, and what only the second has after what it stands after there. */
function woven(first: readonly Item[], second: readonly Item[]): string[] {
  const keys = first.map(({ key }) => key);
  for (const [at, { key }] of second.entries()) {
    if (keys.includes(key)) continue;
    const before = second[at - 1];
    keys.splice(before ? keys.indexOf(before.key) + 1 : 0, 0, key);
  }
  return keys;
}

function mergedFields<Entry extends Item>(was: Entry, local: Entry, remote: Entry) {
  let isConflict = false;
  const item = { ...local };
  for (const field of Object.keys(local) as (keyof Entry)[]) {
    if (local[field] === was[field]) item[field] = remote[field];
    else if (remote[field] !== was[field] && remote[field] !== local[field]) isConflict = true;
  }
  return { item, isConflict };
}

function isSame<Entry extends Item>(a: Entry, b: Entry): boolean {
  return (Object.keys(a) as (keyof Entry)[]).every((field) => a[field] === b[field]);
}

/** Whether what is in both stands in the same order. */
function isSameOrder(base: readonly Item[], local: readonly Item[]): boolean {
  const [known, own] = [new Set(base.map(({ key }) => key)), new Set(local.map(({ key }) => key))];
  const left = base.filter(({ key }) => own.has(key));
  const stays = local.filter(({ key }) => known.has(key));
  return left.every(({ key }, at) => stays[at]?.key === key);
}
