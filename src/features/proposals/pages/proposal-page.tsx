import { Info } from "lucide-react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { Plate } from "#ui/plate.tsx";
import { ConversationSection } from "./conversation-section.tsx";
import { PaySection } from "./pay-section.tsx";
import { choiceFormId, type ProposalRowView, type ProposalView } from "./proposal-view.ts";

/**
 * A proposal as its customer has it. What stands in a `data-part` follows each choice where there is script; without, the
 * form's own button does.
 */
export function ProposalPage({ view }: { view: ProposalView }) {
  const { closed, stopped, isPreview } = view;
  return (
    <div
      className="page-width proposal"
      data-proposal={`${view.version} ${(closed ?? stopped)?.title ?? ""}`}
      data-live={isPreview ? undefined : (view.live ?? undefined)}
    >
      <header className="proposal-top">
        <div>
          <h1 className="text-h1">Din offert</h1>
          <p className="text-ink-2">
            Gäller till och med {view.until}. {view.number}, version {view.version},{" "}
            <a className="proposal-link" href={view.pdf}>
              hämta som PDF
            </a>
          </p>
        </div>
        <p className="proposal-who">
          <b className="font-semibold">{view.signature}</b>
          <br />
          <a className="proposal-link" href={view.phone.href}>
            {view.phone.text}
          </a>
        </p>
      </header>
      {isPreview && <p className="proposal-note">Så här ser kunden offerten. Du kan inte ändra något här.</p>}
      {view.notice && (
        <p role="alert" className="proposal-note proposal-bad">
          {view.notice}
        </p>
      )}
      {closed && <Closed view={view} closed={closed} />}
      {stopped && <Closed view={view} closed={{ ...stopped, renew: true, newest: null }} />}
      <div className="proposal-grid">
        <div className="proposal-main">
          <VersionChanges view={view} />
          <div data-part="warnings">
            {view.warnings.map((text) => (
              <p key={text} role="status" className="proposal-note proposal-warn">
                {text}
              </p>
            ))}
          </div>
          <Cars view={view} />
        </div>
        <aside className="proposal-side" aria-label="Att betala och månadskostnad">
          <PaySection view={view} />
        </aside>
        <div className="proposal-rest">
          <Rows
            heading="Det här ingår"
            part="rows"
            rows={view.rows}
            total={{ label: "Summa", amount: view.total }}
          />
          {view.tradeIn && (
            <Rows
              heading="Din inbytesbil"
              part="trade-in"
              rows={view.tradeIn.rows}
              total={view.tradeIn.left}
            />
          )}
          <ConversationSection view={view} />
          <p className="mt-6 text-xs text-ink-3 wrap-anywhere">
            Kontrollsumma för version {view.version}: {view.hash}. Sidan öppnas bara med din egen länk. Visa
            den inte för andra.
          </p>
        </div>
      </div>
      {closed === null && !isPreview && (
        <div className="proposal-bar">
          <p data-part="bar">
            <span className="text-xs text-ink-2">Att betala</span>
            <b className="block font-display text-lg">{view.pay.amount}</b>
          </p>
          <a href="#fraga" className={buttonClass({ variant: "secondary" })}>
            Fråga
          </a>
          {stopped === null && (
            <a href="#godkann" className={buttonClass({})}>
              Godkänn
            </a>
          )}
        </div>
      )}
    </div>
  );
}

type ClosedProps = { view: ProposalView; closed: NonNullable<ProposalView["closed"]> };

function Closed({ view, closed: { title, text, renew, newest } }: ClosedProps) {
  return (
    <section className="proposal-card proposal-closed" aria-labelledby="lage">
      <h2 id="lage" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {newest && (
          <a href={newest} className={buttonClass({})}>
            Till den nya versionen
          </a>
        )}
        <a href={view.pdf} className={buttonClass({ variant: "secondary" })}>
          Hämta PDF
        </a>
      </p>
      {renew && !view.isPreview && (
        <form method="post" action={view.page} className="mt-3">
          <input type="hidden" name="steg" value="ny" />
          <Button type="submit">Be om en ny offert</Button>
        </form>
      )}
    </section>
  );
}

function VersionChanges({ view: { news } }: { view: ProposalView }) {
  if (news === null) return null;
  return (
    <p className="proposal-note" role="status">
      <Info aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
      <span>
        <b className="font-semibold">Nytt sedan version {news.before}:</b> {news.text}.{" "}
        <a href={news.href} className="underline">
          Se version {news.before}
        </a>
      </span>
    </p>
  );
}

function Cars({ view: { cars, car, closed, isPreview } }: { view: ProposalView }) {
  return (
    <>
      {cars.length > 0 && (
        <fieldset className="proposal-cars" disabled={closed !== null || isPreview}>
          <legend className="sr-only">Välj bil</legend>
          {cars.map(({ licenseplate, title, price, isChosen }) => (
            <label key={licenseplate}>
              <input
                type="radio"
                name="bil"
                form={choiceFormId}
                value={licenseplate}
                defaultChecked={isChosen}
              />
              <span>
                <b className="block font-semibold">{title}</b>
                <span className="text-sm text-ink-2">{price}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {car && (
        <section className="proposal-hero" data-part="car">
          {car.picture && (
            <img
              src={variantAddress(car.picture, 828)}
              alt={car.title}
              width={1200}
              height={800}
              className="photo"
            />
          )}
          <div>
            <h2 className="text-h2">{car.title}</h2>
            <p className="mt-1 text-ink-2">{car.line}</p>
            <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
              <Plate text={car.plate} />
              <a href={car.href} className="proposal-link" target="_blank" rel="noreferrer">
                Alla bilder, fakta och skick
              </a>
            </p>
          </div>
        </section>
      )}
    </>
  );
}

type RowsProps = {
  heading: string;
  part: string;
  rows: readonly ProposalRowView[];
  total: { label: string; amount: string };
};

function Rows({ heading, part, rows, total }: RowsProps) {
  return (
    <section className="proposal-block" data-part={part}>
      <h2 className="text-h3">{heading}</h2>
      <ul className="proposal-rows">
        {rows.map(({ label, note, amount, plate }) => (
          <li key={label}>
            <b className="font-semibold">
              {plate && <Plate text={plate} />} {label}
            </b>
            <span className="font-display">{amount}</span>
            {note !== "" && <small>{note}</small>}
          </li>
        ))}
        <li className="proposal-total">
          <b className="font-semibold">{total.label}</b>
          <span className="font-display text-lg">{total.amount}</span>
        </li>
      </ul>
    </section>
  );
}
