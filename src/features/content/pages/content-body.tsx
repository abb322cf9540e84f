import { Phone } from "lucide-react";
import { company } from "#core/company/company.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ContentView } from "./content-view.ts";
import { Prose } from "./prose.tsx";
import { ContentsAbove, hasContents, SideContents } from "./table-of-contents.tsx";

/** Contents to the left from 1200 px, facts to the right from 900; below that everything in one column. */
const columns = {
  withContents:
    "min-[56.25rem]:grid-cols-[minmax(0,1fr)_17.5rem] min-[75rem]:grid-cols-[13.5rem_minmax(0,1fr)_18.75rem]",
  textOnly: "min-[56.25rem]:grid-cols-[minmax(0,1fr)_17.5rem]",
} as const;

type ContentBodyProps = {
  page: ContentView;
  contents: boolean;
  /** Whether the number to call stands beside the text. */
  asksUs: boolean;
};

/** The text, with what one finds one's way by on either side. */
export function ContentBody({ page, contents, asksUs }: ContentBodyProps) {
  const withContents = contents && hasContents(page.sections);
  return (
    <div
      className={`grid items-start gap-x-10 gap-y-10 min-[75rem]:gap-x-14 print:block ${columns[withContents ? "withContents" : "textOnly"]}`}
    >
      {withContents && <SideContents sections={page.sections} />}
      <article className="min-w-0 max-w-165 print:max-w-none">
        {withContents && <ContentsAbove sections={page.sections} />}
        <Brief rows={page.parts.brief} />
        <div className={withContents ? "numbered-sections" : ""}>
          <Prose html={page.html} />
        </div>
        {page.isTool && (
          <p className="mt-10 text-xs text-ink-3">
            Senast granskad <time dateTime={page.reviewedOn}>{page.reviewed}</time>
          </p>
        )}
      </article>
      <aside aria-label="Kort om sidan" className="grid gap-5 print:mt-8">
        {page.parts.facts && <Facts {...page.parts.facts} />}
        {asksUs && <AskUs />}
      </aside>
    </div>
  );
}

/** Four things to know before reading. */
function Brief({ rows }: { rows: ContentView["parts"]["brief"] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="I korthet" className="mb-12 print:mb-6">
      <dl className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface *:nth-[n+3]:border-t *:nth-[even]:border-l">
        {rows.map(({ term, text }) => (
          <div key={term} className="min-w-0 border-line px-4 py-3.5 md:px-5.5 md:py-4.5">
            <dt className="font-display text-lg font-semibold sm:text-h3">{term}</dt>
            <dd className="mt-1 text-sm text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Facts({ title, rows }: NonNullable<ContentView["parts"]["facts"]>) {
  return (
    <Panel>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-2">
        {rows.map(({ term, text }) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-sm last:border-0 last:pb-0"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 text-right font-semibold wrap-anywhere not-[:only-child]:ml-auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function AskUs() {
  const { phone, phoneHours } = company;
  return (
    <Panel>
      <h2 className="text-h3">Fråga oss</h2>
      <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
        {phoneHours.opens}–{phoneHours.closes}, alla dagar.
      </p>
      <ButtonLink to={`tel:${phone.international}`} variant="secondary" block>
        <Phone aria-hidden strokeWidth={1.75} className="size-5" />
        {phone.national}
      </ButtonLink>
    </Panel>
  );
}
