import type { CaseView } from "./case-view.ts";

/** As large as a thumb; the whole picture is a click away. */
const thumb = { width: 128, height: 96, objectFit: "cover" } as const;

type CaseFilesProps = { files: CaseView["lines"][number]["files"] };

/** What came with a message: pictures are shown, documents are saved. [PDF-3] [SNAP-2] */
export function CaseFiles({ files }: CaseFilesProps) {
  const pictures = files.filter(({ isPicture }) => isPicture);
  return (
    <>
      {pictures.length > 0 && (
        <ul aria-label="Bilder" className="mt-3 flex flex-wrap gap-3">
          {pictures.map(({ name, to }) => (
            <li key={to}>
              <a href={to} className="block">
                <img src={to} alt={name} loading="lazy" style={thumb} className="rounded-sm bg-sunken" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter(({ isPicture }) => !isPicture)
        .map(({ name, size, to }) => (
          <p key={to} className="mt-2 text-sm wrap-anywhere">
            <a href={to} download className="font-medium text-link underline underline-offset-3">
              {name}
            </a>{" "}
            <span className="text-ink-2">{size}</span>
          </p>
        ))}
    </>
  );
}
