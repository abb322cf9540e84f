import { Download, FileText, Maximize2 } from "lucide-react";
import type { CaseView } from "./case-view.ts";

/** As large as a thumb; the whole picture is a click away. */
const thumb = { width: 64, height: 48, objectFit: "cover" } as const;

type CaseFilesProps = { files: CaseView["lines"][number]["files"] };

/** What came with a message: pictures are shown, documents are saved. */
export function CaseFiles({ files }: CaseFilesProps) {
  return files.length === 0 ? null : (
    <ul aria-label="Bilagor" className="mt-3 grid gap-2">
      {files.map(({ name, size, to, isPicture }) => {
        const Way = isPicture ? Maximize2 : Download;
        return (
          <li key={to}>
            <a
              href={to}
              download={isPicture ? undefined : true}
              className="flex items-center gap-3 rounded-sm border border-line bg-surface p-2 pr-4 text-ink"
            >
              {isPicture ? (
                <img src={to} alt="" loading="lazy" style={thumb} className="rounded-xs bg-sunken" />
              ) : (
                <span style={thumb} className="grid shrink-0 place-items-center rounded-xs bg-sunken">
                  <FileText aria-hidden strokeWidth={1.75} className="size-5" />
                </span>
              )}
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                <b className="block font-medium underline underline-offset-3">{name}</b>
                <span className="text-xs text-ink-2">{size}</span>
              </span>
              <Way aria-hidden strokeWidth={1.75} className="size-5 shrink-0 print:hidden" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
