const counts = new Intl.NumberFormat("sv-SE");

/** How many there are of a choice, at the end of its row. */
export function ChoiceCount({ count, isOff }: { count: number; isOff: boolean | undefined }) {
  return <span className={`ml-auto pl-2 text-xs ${isOff ? "" : "text-ink-3"}`}>{counts.format(count)}</span>;
}
