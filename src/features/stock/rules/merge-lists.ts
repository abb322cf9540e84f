/** Something in a list that two people may change at the same time. */
type Item = { readonly key: string };

export type Merged<Kept> = {
  items: Kept[];
  /** What both have changed, each in their own way: mine stands, and is told. */
  clashes: string[];
};

/**
 * My list and theirs, both made from the same one. What one of us added is there; what one of us took away is gone,
 * unless the other has changed it; of each field the one that changed it decides. The order is mine where I have changed
 * it, and what is new stands after what it stood after.
 */
export function mergedLists<Kept extends Item>(
  base: readonly Kept[],
  mine: readonly Kept[],
  theirs: readonly Kept[],
): Merged<Kept> {
  const [before, own, other] = [base, mine, theirs].map(byKey) as [Keyed<Kept>, Keyed<Kept>, Keyed<Kept>];
  const clashes: string[] = [];
  const merge = (key: string): Kept | null => {
    const [was, ours, others] = [before.get(key), own.get(key), other.get(key)];
    if (ours && others) {
      const { item, isClash } = mergedFields(was ?? others, ours, others);
      if (isClash) clashes.push(key);
      return item;
    }
    const left = ours ?? others ?? null;
    return left === null || (was && isSame(was, left)) ? null : left;
  };
  const isOrderMine = !isSameOrder(base, mine);
  const keys = isOrderMine ? woven(mine, theirs) : woven(theirs, mine);
  return { items: keys.flatMap((key) => merge(key) ?? []), clashes };
}

type Keyed<Kept> = ReadonlyMap<string, Kept>;

function byKey<Kept extends Item>(items: readonly Kept[]): Keyed<Kept> {
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

function mergedFields<Kept extends Item>(was: Kept, mine: Kept, theirs: Kept) {
  let isClash = false;
  const item = { ...mine };
  for (const field of Object.keys(mine) as (keyof Kept)[]) {
    if (mine[field] === was[field]) item[field] = theirs[field];
    else if (theirs[field] !== was[field] && theirs[field] !== mine[field]) isClash = true;
  }
  return { item, isClash };
}

function isSame<Kept extends Item>(a: Kept, b: Kept): boolean {
  return (Object.keys(a) as (keyof Kept)[]).every((field) => a[field] === b[field]);
}

/** Whether what is in both stands in the same order. */
function isSameOrder(base: readonly Item[], mine: readonly Item[]): boolean {
  const [known, own] = [new Set(base.map(({ key }) => key)), new Set(mine.map(({ key }) => key))];
  const left = base.filter(({ key }) => own.has(key));
  const stays = mine.filter(({ key }) => known.has(key));
  return left.every(({ key }, at) => stays[at]?.key === key);
}
