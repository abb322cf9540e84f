import type { Offered } from "./use-suggestions.ts";

export const suggestionId = (listId: string, at: number) => `${listId}-${at}`;

type SuggestionListProps = { id: string; offered: Offered; onChoose: (at: number) => void };

/** The list under the field. The focus stays in the field: the list only says which row is meant. */
export function SuggestionList({ id, offered, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Förslag"
      hidden={!offered.isOpen}
      className="absolute inset-x-0 top-full z-(--ms-z-popover) mt-2 rounded-md border border-line bg-raised p-2 shadow-2"
    >
      {offered.shown.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and says which row is meant.
        <div
          key={`${suggestion.kind} ${suggestion.label}`}
          id={suggestionId(id, at)}
          role="option"
          aria-selected={at === offered.at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-sm hover:bg-hover aria-selected:bg-hover forced-colors:aria-selected:outline-2"
        >
          <span className="w-20 shrink-0 text-xs text-ink-3">
            {suggestion.car?.picture ? (
              <>
                <span className="sr-only">{suggestion.kind}</span>
                <img src={suggestion.car.picture} alt="" className="suggested-car" />
              </>
            ) : (
              suggestion.kind
            )}
          </span>
          <span className="min-w-0 flex-1 truncate font-medium">
            {suggestion.label}
            {suggestion.car && (
              <span className="block truncate text-xs font-normal text-ink-2">{suggestion.car.facts}</span>
            )}
          </span>
          {suggestion.count && (
            <span className="text-xs whitespace-nowrap text-ink-3">{suggestion.count}</span>
          )}
        </div>
      ))}
    </div>
  );
}
