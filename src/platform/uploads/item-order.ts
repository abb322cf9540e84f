/** The list with one item at another place; the others keep their order. Beyond the ends is at the end. */
export function withItemMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved);
}
