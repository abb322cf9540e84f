import { GitMerge } from "lucide-react";
import { useRef } from "react";
import { clockText } from "#core/dates/clock.ts";
import type { LastSaved } from "../../rules/car-parts.ts";
import { useFocusWhen } from "./use-focus-when.ts";

type Conflict = { key: string; what: string; local: string; remote: string };
type MergeNoteProps = {
  last: LastSaved | null;
  conflicts: readonly Conflict[];
  /** One has tried to save, and was not let: one may have scrolled away from this. */
  isRefused: boolean;
  onTakeRemote: (key?: string) => void;
};

/** Somebody else has saved meanwhile: who, when, what both have changed, and a choice. */
export function MergeNote({ last, conflicts, isRefused, onTakeRemote }: MergeNoteProps) {
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
          {conflicts.length === 0
            ? "Era ändringar har slagits ihop. Granska och spara."
            : "Det som inte krockar har slagits ihop. Välj för resten."}
        </p>
        {conflicts.length > 0 && (
          <ul>
            {conflicts.map(({ key, what, local, remote }) => (
              <li key={key}>
                {what}: du har {local}, {who} {remote}.{" "}
                <button type="button" className="btn secondary d" onClick={() => onTakeRemote(key)}>
                  Ta {remote}
                  <span className="sr"> för {what}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="btn ghost d" onClick={() => onTakeRemote()}>
        Släng mina ändringar
      </button>
    </div>
  );
}
