import { BadgePercent, Download, MapPin, Milestone, QrCode, Tag } from "lucide-react";
import { formatNumber } from "#core/text/number.ts";
import { maxSheets } from "../rules/qr-sheet.ts";
import type { BulkKind } from "./bulk-form.tsx";

const actions = [
  { kind: "price", label: "Pris", key: "P", Icon: BadgePercent },
  { kind: "status", label: "Status", key: "S", Icon: Milestone },
  { kind: "store", label: "Flytta", key: "V", Icon: MapPin },
  { kind: "flag", label: "Märkning", key: "M", Icon: Tag },
] as const satisfies { kind: BulkKind; label: string; key: string; Icon: unknown }[];

type BulkBarProps = {
  count: number;
  mayEdit: boolean;
  onOpen: (kind: BulkKind) => void;
  /** The address of their sheets; null where they are more than are printed at once. */
  sheets: string | null;
  onExport: () => void;
  onClear: () => void;
};

/** What can be done to the cars that are marked. */
export function BulkBar({ count, mayEdit, sheets, onOpen, onExport, onClear }: BulkBarProps) {
  const marked = `${formatNumber(count)} ${count === 1 ? "markerad" : "markerade"}`;
  return (
    <div className="sl-bulk" data-surface="inverse" role="toolbar" aria-label={`${marked} bilar`}>
      <b>{marked}</b>
      {mayEdit &&
        actions.map(({ kind, label, key, Icon }) => (
          <button
            key={kind}
            type="button"
            className="btn d"
            aria-keyshortcuts={key}
            onClick={() => onOpen(kind)}
          >
            <Icon aria-hidden className="i s18" />
            {label}
          </button>
        ))}
      {sheets === null ? (
        <span className="xs sl-toomany">QR-blad: högst {maxSheets} bilar</span>
      ) : (
        <a className="btn d" href={sheets}>
          <QrCode aria-hidden className="i s18" />
          QR-blad
        </a>
      )}
      <button type="button" className="btn d" onClick={onExport}>
        <Download aria-hidden className="i s18" />
        CSV
      </button>
      <button type="button" className="btn d" onClick={onClear}>
        Avmarkera
        <kbd className="kbd" aria-hidden>
          Esc
        </kbd>
      </button>
    </div>
  );
}
