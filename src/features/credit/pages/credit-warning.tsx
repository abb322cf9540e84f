import type { CreditWarning as Warning } from "../rules/credit-warning.ts";

const authority = "konsumentverket.se";

/** The authority's words and sign, and below them who lends, wherever credit is spoken of. */
export function CreditWarning({ warning }: { warning: Warning }) {
  return (
    <div>
      <AuthorityText warning={warning} />
      <p className="mt-2 text-xs text-ink-2">{warning.role}</p>
    </div>
  );
}

/** The sign is as high as three lines. */
function AuthorityText({ warning }: { warning: Warning }) {
  const [before, after] = warning.support.split(authority);
  return (
    <div
      role="note"
      className="grid grid-cols-[auto_1fr] gap-x-3.5 rounded-sm border border-line-2 bg-surface px-4 py-3.5 text-xs"
    >
      <svg
        viewBox="0 0 60 56"
        aria-hidden="true"
        className="h-15.25 w-16 fill-none stroke-(--ms-credit-red) stroke-6"
      >
        <path d="M30 4 57 51H3Z" strokeLinejoin="round" />
        <path d="M30 20v15" strokeLinecap="round" />
        <circle cx="30" cy="43" r="3.4" className="fill-(--ms-credit-red) stroke-none" />
      </svg>
      <div>
        <p className="text-sm font-bold">{warning.heading}</p>
        <p>{warning.risk}</p>
        <p>
          {before}
          <a href={`https://www.${authority}/`} className="underline underline-offset-2">
            {authority}
          </a>
          {after}
        </p>
      </div>
    </div>
  );
}
