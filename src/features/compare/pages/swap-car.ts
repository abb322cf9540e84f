import { nextShown, type Side } from "../rules/shown-pair.ts";

/** On a narrow screen two cars stand beside each other; which they are, the table says of itself and the style follows. */
function swap(table: HTMLElement, side: Side, step: 1 | -1): number {
  const { columns, left, right } = table.dataset;
  const next = nextShown({ left: Number(left), right: Number(right) }, side, step, Number(columns));
  table.dataset[side] = String(next);
  return next;
}

/** The next car in the place of this one, whose link then has the focus: its name is read out. */
export function swapByLink(link: HTMLElement): void {
  const table = link.closest<HTMLElement>(".compare");
  if (!table) return;
  const next = swap(table, link.dataset.swap === table.dataset.left ? "left" : "right", 1);
  table.querySelector<HTMLElement>(`[data-swap="${next}"]`)?.focus();
}

export function swapBySwipe(target: EventTarget, from: number, to: number): void {
  const table = target instanceof Element ? target.closest<HTMLElement>(".compare") : null;
  if (!table || Number(table.dataset.columns) < 3 || matchMedia("(width >= 56.25rem)").matches) return;
  swap(table, from < innerWidth / 2 ? "left" : "right", to < from ? 1 : -1);
}
