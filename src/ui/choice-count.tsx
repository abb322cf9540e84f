/** At the end of the choice's row, or under its words. */
const places = { end: "ml-auto pl-2", below: "" } as const;

type ChoiceCountProps = { count: string; isOff: boolean | undefined; at?: keyof typeof places };

/** How many there are of a choice, as it is written. */
export function ChoiceCount({ count, isOff, at = "end" }: ChoiceCountProps) {
  return (
    <span className={`${places[at]} text-xs whitespace-nowrap ${isOff ? "" : "text-ink-3"}`}>{count}</span>
  );
}
