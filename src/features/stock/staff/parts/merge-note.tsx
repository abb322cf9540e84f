import { GitMerge } from "lucide-react";
import { useRef } from "react";
import { clockText } from "#core/dates/clock.ts";
import type { LastSaved } from "../../rules/car-parts.ts";
import { useFocusWhen } from "./use-focus-when.ts";

type Clash = { key: string; what: string; mine: string; theirs: string };
type MergeNoteProps = {
  last: LastSaved | null;
  clashes: readonly Clash[];
  /** One has tried to save, and was not let: one may have scrolled away from this. */
  isRefused: boolean;
  onTakeTheirs: (key?: string) => void;
};

/** Somebody else has saved meanwhile: who, when, what both have changed, and a choice. */
export function MergeNote({ last, clashes, isRefused, onTakeTheirs }: MergeNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useFocusWhen(note, isRefused);
  const who = last?.name ?? "Någon annan";
  return (
    <div ref={note} tabIndex={-1} className="cp-merge" role="status">
      <GitMerge aria-hidden className="i s18" />
      <div>
        <p>
          <b>
            {who} sparade{last && ` ${clockText(new Date(last.at))}`}, medan du arbetade.
          </b>{" "}
          {clashes.length === 0
            ? "Era ändringar har slagits ihop. Granska och spara."
            : "Det som inte krockar har slagits ihop. Välj för resten."}
        </p>
        {clashes.length > 0 && (
          <ul>
            {clashes.map(({ key, what, mine, theirs }) => (
              <li key={key}>
                {what}: du har {mine}, {who} {theirs}.{" "}
                <button type="button" className="btn secondary d" onClick={() => onTakeTheirs(key)}>
                  Ta {theirs}
                  <span className="sr"> för {what}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="btn ghost d" onClick={() => onTakeTheirs()}>
        Släng mina ändringar
      </button>
    </div>
  );
}
