import type { ComponentProps, ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { CarLine } from "#features/favourites/pages/car-line.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { type Fact, FactList } from "#ui/fact-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { Plate } from "#ui/plate.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import type { ComparisonView, Figure } from "./comparison-view.ts";

export type ComparedView = {
  /** "MLB 84A"; null for a car that was typed without one. */
  plate: string | null;
  name: string;
  /** Engine and trim, where the register says. */
  variant: string | null;
  facts: Fact[];
  notices: string[];
};

type ComparisonPageProps = {
  compared: ComparedView;
  comparison: ComparisonView;
  crumbs: ComponentProps<typeof Breadcrumb>["crumbs"];
  /** The forms to ask again. */
  question: ReactNode;
};

/** The car, then what we have of its like, then what we have sold of it. */
export function ComparisonPage({ compared, comparison, crumbs, question }: ComparisonPageProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-1 text-h1">{compared.name} mot vårt lager</h1>
      <div className="compare-stock">
        <div className="grid content-start gap-(--ms-block)">
          <Panel>
            <div className="grid justify-items-start gap-3">
              {compared.plate && <Plate text={compared.plate} size="md" />}
              <div>
                <h2 className="text-h3">{compared.name}</h2>
                {compared.variant && <p className="text-sm text-ink-2">{compared.variant}</p>}
              </div>
            </div>
            {compared.notices.map((text) => (
              <div key={text} className="mt-4">
                <Notice>{text}</Notice>
              </div>
            ))}
            <div className="mt-3">
              <FactList facts={compared.facts} />
            </div>
          </Panel>
          {comparison.total === 0 ? (
            <NothingAlike comparison={comparison} />
          ) : (
            <InStock comparison={comparison} />
          )}
          <SoldLately comparison={comparison} />
        </div>
        <div className="grid content-start gap-4">{question}</div>
      </div>
    </>
  );
}

function InStock({
  comparison: { kin, widened, count, list, figures, position, alike },
}: {
  comparison: ComparisonView;
}) {
  return (
    <section aria-labelledby="i-lager">
      <h2 id="i-lager" className="text-h2">
        {count} i lager
      </h2>
      <p className="mt-1 text-ink-2">
        {kin}. {widened}
      </p>
      <Figures figures={figures} />
      {position && <p className="mt-4 text-ink-2">{position}</p>}
      <div className="mt-4">
        <ButtonLink to={list} variant="secondary">
          Visa {count} i listan
        </ButtonLink>
      </div>
      {alike.length > 0 && (
        <>
          <h3 className="mt-8 text-h3">Mest lika</h3>
          <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {alike.map(({ card, label, differences, days }) => (
              <li key={card.path} className="border-b border-line py-3">
                <CarLine car={card} />
                <p className="mt-2 text-sm text-ink-2">
                  <b className="font-semibold text-ink">{label}.</b> {differences}
                  {days && `. ${days}`}.
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NothingAlike({ comparison: { kin } }: { comparison: ComparisonView }) {
  return (
    <EmptyState
      title="Vi har ingen sådan bil just nu"
      actions={<ButtonLink to={paths.buy()}>Se alla bilar</ButtonLink>}
    >
      {kin}. Lagret ändras varje dag.
    </EmptyState>
  );
}

function SoldLately({ comparison: { sold } }: { comparison: ComparisonView }) {
  return (
    <section aria-labelledby="salda">
      <h2 id="salda" className="text-h2">
        {sold.count} sålda senaste halvåret
      </h2>
      {sold.figures.length > 0 ? (
        <>
          <Figures figures={sold.figures} />
          <div className="mt-4">
            <ButtonLink to={sold.list} variant="secondary">
              Se sålda av samma slag
            </ButtonLink>
          </div>
        </>
      ) : (
        <p className="mt-1 text-ink-2">Vi har inte sålt någon av samma slag det senaste halvåret.</p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        Priserna är vad vi begär för kontrollerade bilar. Det är inte samma sak som vad vi betalar när vi
        köper en bil.
      </p>
    </section>
  );
}

/** The middle in large type, the ends under it. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-3">
      {figures.map(({ label, value, more }) => (
        <div key={label} className="rounded-md border border-line bg-surface px-5 py-4">
          <dt className="text-sm text-ink-2">{label}, median</dt>
          <dd>
            <span className="text-h3 font-semibold whitespace-nowrap">{value}</span>
            {more && <span className="mt-1 block text-sm text-ink-2">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
