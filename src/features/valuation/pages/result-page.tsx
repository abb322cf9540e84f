import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { Plate } from "#ui/plate.tsx";
import { mayChange } from "../rules/flow/flow-texts.ts";
import type { ValuedCar } from "../rules/valued-car.ts";
import { OfferScale, SoldCars } from "./offer-panels.tsx";
import type { OfferView } from "./result-view.ts";
import { OfferSteps } from "./waterfall-panel.tsx";

/** Where one goes on; the first is what most do. */
export type Options = {
  contact: string;
  store: string;
  /** Null for a car that nobody drives out to, since we do not buy its like. */
  home: string | null;
  tradeIn: string | null;
};

export type ResultProps = {
  plate: string;
  name: string;
  /** What was told, in few words: "2019", "9 200 mil", "Manuell". */
  input: string[];
  /** What can be changed, and where. */
  change: { label: string; to: string }[];
  notices: string[];
  offer: OfferView | null;
  /** Why there is none. */
  none: string | null;
  /** What the sum is without VAT, for a business. */
  business: string | null;
  options: Options;
  /** How often it held. */
  score: ReactNode;
  /** What it means for the car that is wanted instead. */
  trade: ReactNode;
  /** Kept by the tab, for the adverts; null where there is no sum. */
  valued: ValuedCar | null;
};

/** What we can pay, why, and how to go on; or why not, and how to go on. */
export function ResultPage(props: ResultProps) {
  const { plate, name, input, change, notices, offer, none, business, options, score, trade, valued } = props;
  return (
    <div className="value-result" data-valued={valued ? JSON.stringify(valued) : undefined}>
      <div>
        <section className="rounded-md border border-line bg-surface p-5 sm:p-6 lg:p-8">
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-2">
            <Plate text={plate} />
            <b className="text-ink">{name}</b>
            {input.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {offer ? <OfferHead offer={offer} business={business} /> : <NoOffer text={none ?? ""} />}
          {offer && <OfferScale scale={offer.scale} likeliest={offer.likeliest} />}
          <details className="mt-4 print:hidden">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline underline-offset-3">
              Ändra uppgifter
            </summary>
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {change.map(({ label, to }) => (
                <li key={label}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </details>
        </section>
        {notices.map((text) => (
          <Notice key={text}>{text}</Notice>
        ))}
        {trade}
        {offer && <OfferSteps waterfall={offer.waterfall} typical={offer.typical} />}
        {offer && <SoldCars sold={offer.sold} soldOfSeries={offer.soldOfSeries} />}
      </div>
      <div>
        <NextAction options={options} hasOffer={offer !== null} />
        {score}
        {offer && <MayChange />}
      </div>
    </div>
  );
}

function OfferHead({ offer, business }: { offer: OfferView; business: string | null }) {
  return (
    <>
      <h1 className="value-sum font-display font-semibold">{offer.range}</h1>
      <p className="mt-1.5 text-lg text-ink-2">
        Det kan vi betala för bilen. Mest troligt <b className="text-ink">{offer.likeliest}</b>. Beräknat{" "}
        {offer.computed}, räknas om efter {offer.validUntil}.
      </p>
      {business && <p className="mt-1.5 text-ink-2">{business}</p>}
      <p className="mt-1.5 text-sm text-ink-2">
        Iordningställd säljs en sådan bil för {offer.market} hos oss. Det är en uppskattning, inget bud: budet
        får du när en värderare har sett bilen.
      </p>
    </>
  );
}

function NoOffer({ text }: { text: string }) {
  return (
    <>
      <h1 className="mt-5 text-h1">Den här bilen vill vi värdera personligt</h1>
      <p className="mt-2 max-w-text text-lg text-ink-2">{text}</p>
      <p className="mt-2 max-w-text text-ink-2">
        Lämna dina kontaktuppgifter, så läser en auktoriserad värderare det du har skrivit och hör av sig. Det
        är gratis och binder dig inte.
      </p>
    </>
  );
}

/** Nothing is promised that there is not: a valuation by mail, or a car that is fetched. */
function NextAction({ options, hasOffer }: { options: Options; hasOffer: boolean }) {
  return (
    <Panel>
      <h2 className="text-h3">Så går du vidare</h2>
      <p className="mt-1.5 mb-4 text-sm text-ink-2">Gratis. Du förbinder dig inte till något.</p>
      <div className="grid gap-2.5 print:hidden">
        <ButtonLink to={options.store} size="lg" block>
          Boka värdering i butik
        </ButtonLink>
        {options.home && (
          <ButtonLink to={options.home} variant="secondary" block>
            Boka värdering hemma hos dig
          </ButtonLink>
        )}
        <ButtonLink to={options.contact} variant="secondary" block>
          {hasOffer ? "Få värderingen med e-post" : "Be en värderare höra av sig"}
        </ButtonLink>
        {options.tradeIn && (
          <ButtonLink to={options.tradeIn} variant="secondary" block>
            Byt in mot en annan bil
          </ButtonLink>
        )}
        <ButtonLink to={`tel:${company.phone.international}`} variant="ghost">
          Ring {company.phone.national}
        </ButtonLink>
      </div>
      {options.home && (
        <div className="mt-4">
          <CheckList
            items={[`Pengarna på kontot ${sellingTexts.paidWhen}`, "Vi löser ditt lån och anmäler ägarbytet"]}
          />
        </div>
      )}
    </Panel>
  );
}

function MayChange() {
  return (
    <Panel>
      <h2 className="text-h3">Det här kan ändra priset</h2>
      <ul className="mt-2.5 grid gap-2 text-sm text-ink-2">
        {mayChange.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-3.5 text-sm">Ändras priset får du skälet skriftligt. Du kan alltid tacka nej.</p>
    </Panel>
  );
}
