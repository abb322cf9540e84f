import { Send, Smartphone } from "lucide-react";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeState, filledState } from "#features/visitors/pages/stored-state.ts";
import { withAdvanceModeToggled } from "#features/visitors/rules/proposal-state.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { offerFrom } from "../rules/offer-from.ts";
import { proposalMargin } from "../rules/proposal-margin.ts";
import { proposalStates } from "../rules/proposal-terms.ts";
import { proposalTotals } from "../rules/proposal-totals.ts";
import { withSalesmanProposal } from "../rules/proposals.ts";
import { AddCar } from "./add-car.tsx";
import { AddExtra } from "./add-extra.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { LoanPanel } from "./loan-panel.tsx";
import { ProposalLines } from "./proposal-lines.tsx";
import type { Proposal } from "./proposal-responses.ts";
import { ProposalSide } from "./proposal-side.tsx";
import { useRecentProposal } from "./recent-proposals.tsx";
import { TradeInPanel } from "./trade-in-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { useProposalEvents } from "./use-proposal-events.ts";

export function ProposalEditor({ id }: { id: string }) {
  const { data, problem, reload } = useStaffData<Proposal>(`/api/staff/proposals/${encodeURIComponent(id)}`);
  useProposalEvents(data?.live, reload);
  useRecentProposal(data);
  return (
    <main id="main" className="st-page">
      {problem && <PageProblem problem={problem} />}
      {data === null ? !problem && <Loading /> : <Editor proposal={data} reload={reload} />}
    </main>
  );
}

/** Whether what we earn is shown: a customer may sit beside. The contract's own switch. */
function useAdvanceMode(): [boolean, () => void] {
  const isOn = useSyncExternalStore(browserStore.subscribe, () => filledState().proposal.isAdvanceMode);
  const toggle = () =>
    changeState((state) => ({ ...state, proposal: withAdvanceModeToggled(state.proposal) }));
  return [isOn, toggle];
}

function Editor({ proposal, reload }: { proposal: Proposal; reload: () => void }) {
  const { draft, change, flush, adopt, problem, isSaving } = useDraft(proposal, reload);
  const [adding, setAdding] = useState<"car" | "extra" | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [message, setMessage] = useState<{ text: string; isBad: boolean } | null>(null);
  const [withMargin, toggleMargin] = useAdvanceMode();

  const offer = useMemo(() => offerFrom(draft, proposal), [draft, proposal]);
  const totals = proposalTotals(offer);
  const margin = proposalMargin(offer, {
    cars: Object.fromEntries(proposal.cars.map(({ licenseplate, bought }) => [licenseplate, bought])),
    extras: Object.fromEntries(proposal.extras.map(({ key, cost }) => [key, cost])),
    tradeInResale: draft.tradeIn?.resale ?? null,
  });
  const nextVersion = (proposal.versions[0]?.version ?? 0) + 1;

  const act = useCallback(
    async (work: () => Promise<string>) => {
      try {
        setMessage({ text: await work(), isBad: false });
        setErrors({});
      } catch (error) {
        const failed = asProblem(error);
        setErrors(Object.fromEntries(failed.errors.map(({ field, message }) => [field, message])));
        setMessage({ text: failed.message.replaceAll(" | ", ". "), isBad: true });
        const [first] = failed.errors;
        if (first) document.getElementById(`pr-${first.field}`)?.focus();
      }
      reload();
    },
    [reload],
  );
  const send = useCallback(
    () =>
      act(async () => {
        const revision = await flush();
        const path = `/api/staff/proposals/${proposal.id}/send`;
        const { version } = await callStaff<{ version: number }>(path, { body: { revision } });
        return `Version ${version} är skickad till ${draft.email}.`;
      }),
    [act, flush, proposal.id, draft.email],
  );
  const withdraw = () =>
    act(async () => {
      await callStaff(`/api/staff/proposals/${proposal.id}/withdraw`, { body: {} });
      return "Offerten är återkallad, och kunden har fått veta det.";
    });
  useShortcuts(
    useMemo(
      () => ({
        b: () => setAdding("car"),
        t: () => setAdding("extra"),
        m: toggleMargin,
        "ctrl+enter": () => void send(),
        "ctrl+s": () => void flush(),
      }),
      [send, flush, toggleMargin],
    ),
  );

  return (
    <>
      <div className="pr-head">
        <h1>Offert {proposal.number}</h1>
        <span className="tag warn">
          {proposal.versions.length === 0 ? proposalStates.draft : `Utkast v${nextVersion}`}
        </span>
        {proposal.versions.length > 0 && <span className="tag inf">{proposalStates[proposal.state]}</span>}
        <span className="xs t2" role="status">
          {isSaving ? "Sparar …" : problem ? "" : "Sparat"}
        </span>
        <span className="end">
          {proposal.preview && (
            <a className="btn ghost d" href={proposal.preview} target="_blank" rel="noreferrer">
              <Smartphone aria-hidden className="i s18" />
              Se som kund
            </a>
          )}
          {proposal.versions[0] && (
            <a className="btn secondary d" href={proposal.versions[0].pdf} target="_blank" rel="noreferrer">
              PDF
            </a>
          )}
          {proposal.state === "sent" && (
            <button type="button" className="btn secondary d" onClick={() => void withdraw()}>
              Återkalla
            </button>
          )}
          <button type="button" className="btn primary d" onClick={() => void send()}>
            <Send aria-hidden className="i s18" />
            Skicka v{nextVersion} <kbd className="kbd">Ctrl</kbd>
            <kbd className="kbd">↵</kbd>
          </button>
        </span>
      </div>
      {problem && (
        <p className="st-note bad" role="alert">
          {problem.message}{" "}
          {problem.status === 409 && (
            <button type="button" className="link textbtn" onClick={() => location.reload()}>
              Läs om
            </button>
          )}
        </p>
      )}
      <div role="status">
        {message && <p className={message.isBad ? "st-note bad" : "st-note"}>{message.text}</p>}
      </div>
      <div className="pr-grid">
        <div className="pr-gap">
          <CustomerFields draft={draft} change={change} errors={errors} />
          <ProposalLines
            {...{ draft, change, offer, margin, withMargin, errors }}
            cars={proposal.cars}
            troubles={proposal.troubles}
            extras={proposal.extras}
            onAdd={setAdding}
            onToggleMargin={toggleMargin}
          />
          <TradeInPanel {...{ draft, change, totals, margin, withMargin }} />
          <LoanPanel
            draft={draft}
            change={change}
            totals={totals}
            terms={proposal.terms}
            error={errors.loan}
          />
          <section className="st-panel st-pb field">
            <label htmlFor="pr-greeting">
              Hälsning till kunden <span className="opt">valfritt</span>
            </label>
            <textarea
              id="pr-greeting"
              className="textarea"
              maxLength={1000}
              value={draft.greeting}
              onChange={({ target }) => change({ greeting: target.value })}
            />
          </section>
        </div>
        <ProposalSide {...{ proposal, offer, totals, margin, withMargin }} />
      </div>
      {adding === "car" && (
        <AddCar
          onClose={() => setAdding(null)}
          onAdd={async (licenseplate) => {
            await flush();
            const path = `/api/staff/proposals/${proposal.id}/cars`;
            const { revision } = await callStaff<{ revision: number }>(path, { body: { licenseplate } });
            adopt(revision, { cars: withSalesmanProposal(draft.cars, { licenseplate }) });
            reload();
          }}
        />
      )}
      {adding === "extra" && (
        <AddExtra
          extras={proposal.extras.filter(({ key }) => !draft.extras.some((one) => one.key === key))}
          onClose={() => setAdding(null)}
          onAdd={({ key, price }) => change({ extras: [...draft.extras, { key, price, note: "" }] })}
        />
      )}
    </>
  );
}
