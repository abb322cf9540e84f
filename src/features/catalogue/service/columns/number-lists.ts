/** Lists of numbers one after the other: those of list `n` from `from[n]` up to `from[n + 1]`. */
export type NumberLists = { numbers: Uint16Array; from: Uint32Array };

export function numberLists(lists: readonly (readonly number[])[]): NumberLists {
  const from = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    from[at + 1] = (from[at] as number) + list.length;
  });
  return { numbers: Uint16Array.from(lists.flat()), from };
}

/** "List 0 has 3, 8; list 1 has 8" turned around: "3 is in list 0; 8 is in lists 0, 1". */
export function inverted(lists: readonly (readonly number[])[]): number[][] {
  const max = lists.reduce((max, list) => Math.max(max, ...list), -1);
  const having: number[][] = Array.from({ length: max + 1 }, () => []);
  lists.forEach((list, at) => {
    for (const number of list) having[number]?.push(at);
  });
  return having;
}
