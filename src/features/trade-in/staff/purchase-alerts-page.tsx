import { paths } from "#core/paths.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { useStaffAction } from "#platform/staff/use-staff-action.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { MatchFacts } from "./match-facts.tsx";
import { PurchaseAlertForm } from "./purchase-alert-form.tsx";
import type { PurchaseAlerts } from "./trade-responses.ts";

/** What our buyers look for on the market, and what was found. */
export function PurchaseAlertsPage() {
  const { data, problem, reload } = useStaffData<PurchaseAlerts>("/api/staff/trackers");
  const { failure, run } = useStaffAction();
  const send = (path: string, body: object) =>
    run(async () => {
      await callStaff(path, { body });
      reload();
      return null;
    });
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Köpbevakning</h1>
          <p>Vi letar bland andras annonser. Träffar hamnar här och mejlas till dig.</p>
        </div>
      </div>
      {problem && <PageProblem problem={problem} />}
      {failure && (
        <p className="st-note bad" role="alert">
          {failure}
        </p>
      )}
      {data === null ? (
        !problem && <Loading />
      ) : (
        <div className="sp-dg">
          <Panel id="hits" title="Nya träffar" note={data.matches.length}>
            {data.matches.length === 0 ? (
              <p className="st-pb t2">Inget nytt på marknaden sedan du tittade.</p>
            ) : (
              <ul className="sp-hits">
                {data.matches.map((match) => (
                  <Match
                    key={`${match.advert.licenseplate}${match.reason}`}
                    match={match}
                    onHandled={(licenseplate) => void send("/api/staff/trackers/handle", { licenseplate })}
                  />
                ))}
              </ul>
            )}
          </Panel>
          <aside className="sp-gap" aria-label="Bevakningar">
            <PurchaseAlertForm onAdded={reload} />
            <Panel id="trackers" title="Dina bevakningar" note={data.purchaseAlerts.length}>
              {data.purchaseAlerts.length === 0 && <p className="st-pb t2">Du bevakar inget än.</p>}
              <ul className="sp-hits">
                {data.purchaseAlerts.map(({ id, words, query, out, waiting, email }) => (
                  <li key={id}>
                    <span>
                      <b>{words}</b>
                      <br />
                      <a
                        className="link xs"
                        href={`${paths.externalAdverts()}?${query}`}
                        target="_blank"
                        rel="noreferrer"
                      >
                        {out} ute nu
                      </a>{" "}
                      <span className="xs t2">
                        {waiting} nya{email === null && ", mejlas inte: ditt konto saknar adress"}
                      </span>
                    </span>
                    <button
                      type="button"
                      className="btn secondary d"
                      onClick={() => void send("/api/staff/trackers/end", { id })}
                    >
                      Avsluta<span className="sr"> {words}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Panel>
          </aside>
        </div>
      )}
    </main>
  );
}

type MatchProps = { match: PurchaseAlerts["matches"][number]; onHandled: (plate: string) => void };

function Match({ match, onHandled }: MatchProps) {
  const { advert } = match;
  return (
    <li>
      <MatchFacts match={match} />
      <button type="button" className="btn secondary d" onClick={() => onHandled(advert.licenseplate)}>
        Klar<span className="sr"> med {advert.title}</span>
      </button>
    </li>
  );
}
