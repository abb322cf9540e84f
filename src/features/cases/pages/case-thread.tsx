import { Tag } from "#ui/tag.tsx";
import { CaseFiles } from "./case-files.tsx";
import type { CaseView } from "./case-view.ts";

/** Lines as they were broken. */
const keepsLineBreaks = { whiteSpace: "pre-line" } as const;

/** What waits for the customer has the edge that marks where one is; the words say it too. */
const edged = { boxShadow: "inset 5px 0 var(--ms-accent)" } as const;

/** What is read of a line that is only an event runs between two hairlines. */
const hairline = <span aria-hidden className="flex-1 border-b border-line" />;

/** What was written both ways, the customer's own to the right, and what happened in between. */
export function CaseThread({ lines }: Pick<CaseView, "lines">) {
  return (
    <ol className="grid gap-4">
      {lines.map(({ key, at, heading, text, files, isOurs, isToAnswer }) =>
        text === null && files.length === 0 ? (
          <li key={key} className="flex items-center gap-3 text-xs text-ink-2">
            {hairline}
            <span>
              {heading}, {at}
            </span>
            {hairline}
          </li>
        ) : (
          <li
            key={key}
            style={isToAnswer ? edged : undefined}
            className={`w-full max-w-160 rounded-md border px-5 py-4 ${isOurs ? "border-line bg-surface" : "ml-auto border-transparent bg-brand-soft text-on-brand-soft"}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <b className="font-semibold">{heading}</b>
              <span className={isOurs ? "text-xs text-ink-2" : "text-xs"}>{at}</span>
              {isToAnswer && <Tag tone="warning">Väntar på ditt svar</Tag>}
            </p>
            {text !== null && (
              <p className="mt-2 wrap-anywhere" style={keepsLineBreaks}>
                {text}
              </p>
            )}
            <CaseFiles files={files} />
          </li>
        ),
      )}
    </ol>
  );
}
