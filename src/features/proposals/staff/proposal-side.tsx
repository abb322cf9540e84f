import { Lock, Radio } from "lucide-react";
import { formatShortDay } from "#core/dates/dates.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import { caseAddress } from "#features/cases/staff/case-row.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import type { Offer } from "../rules/proposal-content.ts";
import type { ProposalMargin } from "../rules/proposal-margin.ts";
import type { ProposalTotals } from "../rules/proposal-totals.ts";
import type { Proposal, ProposalVersion } from "./proposal-responses.ts";

type Props = {
  proposal: Proposal;
  offer: Offer;
  totals: ProposalTotals;
  margin: ProposalMargin;
  withMargin: boolean;
};

const kronorText = (kronor: number | null) => (kronor === null ? "okänd" : formatKronor(kronor));

/** What it comes to, what the customer does just now, what we earn, and what was sent. */
export function ProposalSide({ proposal, offer, totals, margin, withMargin }: Props) {
  return (
    <aside className="pr-gap pr-side" aria-label="Summa, kund och versioner">
      <section className="st-panel" aria-label="Utkastets summa">
        <Customer proposal={proposal} />
        <dl className="pr-sums">
          <dt>Bil och tillägg</dt>
          <dd>{formatKronor(totals.total)}</dd>
          {offer.tradeIn && (
            <>
              <dt>Inbyte efter lösen</dt>
              <dd>
                {totals.tradeInLeft <= 0
                  ? formatKronor(-totals.tradeInLeft)
                  : `−${formatKronor(totals.tradeInLeft)}`}
              </dd>
            </>
          )}
          <dt>{totals.afterTradeIn < 0 ? "Kunden får tillbaka" : "Att betala"}</dt>
          <dd className="pr-big">{formatKronor(Math.abs(totals.afterTradeIn))}</dd>
          {totals.loan && (
            <>
              <dt>Per månad, {totals.loan.months} mån</dt>
              <dd>{formatMonthly(totals.loan.monthly)}</dd>
              <dt>Effektiv ränta</dt>
              <dd>{formatPercent(totals.loan.effectiveRatePercent)}</dd>
            </>
          )}
        </dl>
      </section>
      {withMargin && (
        <section className="pr-margin" aria-labelledby="pr-margin">
          <h2 id="pr-margin">
            <Lock aria-hidden className="i s18" />
            Marginal, syns bara här
          </h2>
          <dl>
            <dt>{totals.car?.title ?? "Bil"}</dt>
            <dd>{kronorText(totals.car ? (margin.cars[totals.car.licenseplate] ?? null) : 0)}</dd>
            {offer.tradeIn && (
              <>
                <dt>Inbyte, väntad</dt>
                <dd>{kronorText(margin.tradeIn)}</dd>
              </>
            )}
            <dt>Tillägg</dt>
            <dd>{formatKronor(Object.values(margin.extras).reduce((sum, one) => sum + one, 0))}</dd>
            {totals.discount > 0 && (
              <>
                <dt>Rabatt</dt>
                <dd>−{formatKronor(margin.discount)}</dd>
              </>
            )}
            <dt className="s">{margin.isComplete ? "Summa" : "Summa av det som är känt"}</dt>
            <dd className="s">{formatKronor(margin.sum)}</dd>
          </dl>
          <p className="xs">Efter kostnad och moms. Skickas aldrig till kundens sida eller PDF.</p>
        </section>
      )}
      <Panel
        id="pr-versions"
        title="Versioner"
        head={
          proposal.caseNumber && (
            <a className="link" href={caseAddress(proposal.caseNumber)}>
              Ärendet
            </a>
          )
        }
      >
        {proposal.versions.length === 0 && <p className="st-pb t2">Inget är skickat än.</p>}
        <ol className="pr-versions">
          {proposal.versions.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      </Panel>
    </aside>
  );
}

/** The same numbers that the customer has before them. */
function Customer({ proposal: { customer, versions } }: { proposal: Proposal }) {
  const { totals, choice, isHere, seenAt } = customer;
  if (totals === null || versions.length === 0) return null;
  const moved = choice !== null;
  return (
    <div className="pr-live" role="status">
      <Radio aria-hidden className="i s18" />
      <span>
        <b>
          {isHere
            ? "Kunden är inne nu."
            : seenAt
              ? `Kunden såg den ${formatMoment(new Date(seenAt))}.`
              : "Kunden har inte öppnat den."}
        </b>{" "}
        {moved ? "Kunden har valt: " : "Som du föreslog: "}
        {[
          versions[0] && `v${versions[0].version}`,
          totals.car,
          totals.months !== null && `insats ${formatKronor(totals.deposit)}`,
          totals.months !== null && `${totals.months} mån`,
          totals.monthly !== null && formatMonthly(totals.monthly),
          totals.effectiveRatePercent !== null && `effektiv ${formatPercent(totals.effectiveRatePercent)}`,
          `att betala ${formatKronor(totals.toPay)}`,
        ]
          .filter(Boolean)
          .join(", ")}
        .
      </span>
    </div>
  );
}

function Version({ version: one }: { version: ProposalVersion }) {
  return (
    <li>
      <b className="pr-v">v{one.version}</b>
      <span>
        <b>{stateOf(one)}</b> {formatKronor(one.total)}
      </span>
      <span className="t2">{formatShortDay(new Date(one.sentAt))}</span>
      <small>
        {one.news.length > 0 && `${one.news.join(", ")}. `}
        Öppnad {one.opened} {one.opened === 1 ? "gång" : "gånger"}.{" "}
        <a className="link" href={one.pdf} target="_blank" rel="noreferrer">
          PDF {one.hash.slice(0, 4)}
        </a>
      </small>
    </li>
  );
}

function stateOf({ acceptedAt, acceptedBy, isReplaced, validUntil }: ProposalVersion): string {
  if (acceptedAt) return `Godkänd av ${acceptedBy}`;
  if (isReplaced) return "Ersatt";
  return new Date(validUntil) <= new Date() ? "Utgången" : "Skickad";
}
