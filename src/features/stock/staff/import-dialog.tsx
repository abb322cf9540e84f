import { useState } from "react";
import { formatNumber } from "#core/text/number.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { FileField } from "#ui/file-field.tsx";
import { type FileReport, ImportReport } from "./import-report.tsx";
import { ConfirmPrices } from "./price-question.tsx";

export type ImportDone = { batch: string; added: number; changed: number };

const cars = (count: number) => `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;

/** In base64: what is read is the bytes, whatever encoding a spreadsheet has chosen. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

type ImportDialogProps = { onClose: () => void; onDone: (done: ImportDone) => void };

/** A file is tried first, row by row; then all of it is taken in, or nothing. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const [file, setFile] = useState<string | null>(null);
  const [report, setReport] = useState<FileReport | null>(null);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (selectedFile: File | undefined) => {
    setReport(null);
    setConfirmed(false);
    if (!selectedFile) return;
    void attempt(async () => {
      const read = await base64Of(selectedFile);
      setFile(read);
      setReport(await callStaff<FileReport>("/api/staff/cars/import/check", { body: { file: read } }));
    });
  };
  const takeIn = () =>
    void attempt(async () => {
      const seen = { added: report?.counts.added, changed: report?.counts.changed };
      onDone(await callStaff<ImportDone>("/api/staff/cars/import", { body: { file, seen, confirmed } }));
    });
  const count = (report?.counts.added ?? 0) + (report?.counts.changed ?? 0);
  const doubtful = report?.doubts.length ?? 0;
  return (
    <Dialog label="Importera CSV" className="st-palbox sl-dialog" onClose={onClose}>
      <h2 className="t">Importera CSV</h2>
      <p className="t2 xs">
        En rad per bil, med kolumnerna i vår egen export. En bil som finns uppdateras, en kolumn som saknas
        lämnas som den är. Filen provkörs först: inget skrivs förrän du säger till.
      </p>
      <div className="sl-field">
        <label htmlFor="import-file">Fil</label>
        <FileField
          id="import-file"
          words="Välj en fil"
          look="btn secondary"
          accept=".csv,.txt,.json,text/csv"
          disabled={isBusy}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      <p role="status" className="xs t2">
        {isBusy && "Läser filen …"}
      </p>
      {problem && (
        <div role="alert" className="st-note bad">
          <p>{problem.message}</p>
          <ul>
            {problem.errors.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {report && <ImportReport report={report} />}
      {doubtful > 0 && <ConfirmPrices count={doubtful} isConfirmed={confirmed} onChange={setConfirmed} />}
      <div className="sl-actions">
        <button type="button" className="btn secondary d" onClick={onClose}>
          Avbryt
        </button>
        <button
          type="button"
          className="btn primary d"
          disabled={
            isBusy || count === 0 || (report?.counts.problems ?? 0) > 0 || (doubtful > 0 && !confirmed)
          }
          onClick={takeIn}
        >
          Läs in {cars(count)}
        </button>
      </div>
    </Dialog>
  );
}
