import { RotateCw, X } from "lucide-react";
import { fileSize } from "#core/files/upload-limits.ts";
import { percentOf, type UploadItem, uploadStatuses } from "#platform/uploads/browser/upload-item.ts";

type UploadRowsProps = {
  items: readonly UploadItem[];
  /** Not handed over yet. */
  waiting: number;
  problems: readonly string[];
  onRetry: (local: string) => void;
  onDrop: (local: string) => void;
};

/** Files that are on their way or were not taken, with why. */
export function UploadRows({ items, waiting, problems, onRetry, onDrop }: UploadRowsProps) {
  const left = waiting + items.filter(({ status }) => uploadStatuses[status].isInProgress).length;
  return (
    <>
      <p role="status" className="sr">
        {left > 0 ? `${left} bilder laddas upp` : ""}
      </p>
      {items.length > 0 && (
        <ul className="cp-ups">
          {items.map((item) => (
            <li key={item.local}>
              <b>{item.name}</b>
              <span className="xs t2">
                {fileSize(item.bytes)}, {uploadStatuses[item.status].text}
              </span>
              {uploadStatuses[item.status].isInProgress && (
                <progress max={100} value={percentOf(item)} aria-label={`${item.name} skickas`} />
              )}
              {item.message && <span className="cp-bad">{item.message}</span>}
              {item.status === "failed" && (
                <button type="button" className="btn ghost d" onClick={() => onRetry(item.local)}>
                  <RotateCw aria-hidden className="i s16" />
                  Försök igen<span className="sr"> med {item.name}</span>
                </button>
              )}
              <button
                type="button"
                className="iconbtn"
                aria-label={`Ta bort ${item.name}`}
                onClick={() => onDrop(item.local)}
              >
                <X aria-hidden className="i s18" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p className="xs t2">{waiting} till väntar på sin tur.</p>}
      <div role="status">
        {problems.length > 0 && (
          <ul className="cp-told">
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
