import { formatKronor } from "#core/money/kronor.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import type { Proposal } from "./proposal-responses.ts";

type Extra = Proposal["extras"][number];
type Props = { extras: readonly Extra[]; onClose: () => void; onAdd: (extra: Extra) => void };

/** What the chain sells beside cars. */
export function AddExtra({ extras, onClose, onAdd }: Props) {
  return (
    <Dialog label="Lägg till tillägg" className="st-palbox pr-dialog" onClose={onClose}>
      <h2 className="t">Tillägg</h2>
      {extras.length === 0 && <p className="t2">Alla tillägg är med.</p>}
      <ul className="pr-found">
        {extras.map((extra) => (
          <li key={extra.key}>
            <button
              type="button"
              className="btn ghost d"
              onClick={() => {
                onAdd(extra);
                onClose();
              }}
            >
              {extra.label}, {formatKronor(extra.price)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn secondary d" onClick={onClose}>
        Stäng
      </button>
    </Dialog>
  );
}
