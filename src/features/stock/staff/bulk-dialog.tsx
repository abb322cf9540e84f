import { type FormEvent, useMemo, useState } from "react";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { type BulkDraft, BulkForm, type BulkKind, changeOf, emptyDraft } from "./bulk-form.tsx";
import { BulkPreview, type PreviewedCar } from "./bulk-preview.tsx";
import { ConfirmPrices } from "./price-question.tsx";
import type { ListedStore } from "./use-stock.ts";

/** What applying and undoing answer. */
export type BatchDone = {
  batch: string;
  saved: string[];
  /** Prices that are raised when the car is held no more. */
  waiting: string[];
  left: { carId: number; licenseplate: LicensePlate; why: string }[];
};

const titles: Record<BulkKind, string> = {
  price: "Ändra pris",
  status: "Ändra status",
  store: "Flytta bilar",
  flag: "Märk bilar",
};

type BulkDialogProps = {
  kind: BulkKind;
  ids: readonly number[];
  stores: readonly ListedStore[];
  storeLabel: (slug: string) => string;
  onClose: () => void;
  onDone: (done: BatchDone) => void;
};

/** What is to be done, what it would do car by car, and the yes. Nothing is saved before that. */
export function BulkDialog({ kind, ids, stores, storeLabel, onClose, onDone }: BulkDialogProps) {
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft);
  const [preview, setPreview] = useState<PreviewedCar[] | null>(null);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const doubtful = (preview ?? []).filter(({ edit, doubts }) => edit !== null && doubts.length > 0).length;
  const [confirmed, setConfirmed] = useState(false);
  const edits = useMemo(() => (preview ?? []).flatMap(({ edit }) => edit ?? []), [preview]);

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      setProblem(null);
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const showPreview = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const body = { ids, change: changeOf(kind, draft) };
      setConfirmed(false);
      setPreview((await callStaff<{ cars: PreviewedCar[] }>("/api/staff/cars/preview", { body })).cars);
    });
  };
  const canApply = edits.length > 0 && !isBusy && (doubtful === 0 || confirmed);
  const apply = () => {
    if (!canApply) return;
    void attempt(async () =>
      onDone(await callStaff<BatchDone>("/api/staff/cars/apply", { body: { edits, confirmed } })),
    );
  };
  useShortcuts({ "ctrl+enter": apply });

  const verb = kind === "price" ? (draft.direction === "lower" ? "Sänk" : "Höj") : "Ändra";
  return (
    <Dialog label={titles[kind]} className="st-palbox sl-dialog" onClose={onClose}>
      <h2 className="t">
        {titles[kind]} · {formatNumber(ids.length)} {ids.length === 1 ? "bil" : "bilar"}
      </h2>
      <form className="sl-draft" onSubmit={showPreview}>
        <BulkForm
          kind={kind}
          draft={draft}
          stores={stores}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            setPreview(null);
          }}
        />
        <button type="submit" className="btn secondary d" disabled={isBusy}>
          Förhandsvisa
        </button>
      </form>
      {problem && (
        <div role="alert" className="st-note bad">
          <p>{problem.message}</p>
          {problem.status === 409 && (
            <ul>
              {problem.errors.map(({ field, message }) => (
                <li key={field}>
                  {field.toUpperCase()}: {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {preview && <BulkPreview kind={kind} cars={preview} storeLabel={storeLabel} />}
      {doubtful > 0 && <ConfirmPrices count={doubtful} isConfirmed={confirmed} onChange={setConfirmed} />}
      <div className="sl-actions">
        <p className="xs t2" role="status">
          {preview && `${formatNumber(edits.length)} av ${formatNumber(preview.length)} ändras`}
        </p>
        <button type="button" className="btn secondary d" onClick={onClose}>
          Avbryt
        </button>
        <button type="button" className="btn primary d" disabled={!canApply} onClick={apply}>
          {verb} {formatNumber(edits.length)} {edits.length === 1 ? "bil" : "bilar"}
          <kbd className="kbd" aria-hidden>
            Ctrl
          </kbd>
          <kbd className="kbd" aria-hidden>
            ↵
          </kbd>
        </button>
      </div>
    </Dialog>
  );
}
