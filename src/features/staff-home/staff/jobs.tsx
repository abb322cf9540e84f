import { useState } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import type { JobsResponse } from "./responses.ts";

const moment = (at: string | null) => (at === null ? "" : formatMoment(new Date(at)));

/** What waits, what was given up, and which e-mails reach nobody. */
export function JobsPage() {
  const { data, problem, reload } = useStaffData<JobsResponse>("/api/staff/jobs");
  const [failure, setRefused] = useState<ReturnType<typeof asProblem> | null>(null);
  const revive = async (which: number | "all") => {
    setRefused(null);
    try {
      await callStaff("/api/staff/jobs/revive", { body: { which } });
    } catch (error) {
      setRefused(asProblem(error));
    }
    reload();
  };
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <h1>Jobb och brev</h1>
      </div>
      {problem && <PageProblem problem={problem} />}
      {failure && <PageProblem problem={failure} />}
      {data === null ? (
        !problem && <Loading />
      ) : (
        <Tables jobs={data} onRevive={(which) => void revive(which)} />
      )}
    </main>
  );
}

function Tables({ jobs, onRevive }: { jobs: JobsResponse; onRevive: (which: number | "all") => void }) {
  const { counts, dead, mails } = jobs;
  return (
    <div className="st-stack">
      <Panel id="kinds" title="Jobb som väntar eller körs">
        {counts.length === 0 ? (
          <p className="st-pb t2">Inget väntar, och inget har getts upp.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Slag</th>
                <th scope="col" className="r">
                  Väntar
                </th>
                <th scope="col" className="r">
                  Körs
                </th>
                <th scope="col" className="r">
                  Försenade
                </th>
                <th scope="col" className="r">
                  Uppgivna
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ kind, waiting, running, late, dead: given }) => (
                <tr key={kind}>
                  <th scope="row">{kind}</th>
                  <td className="r">{waiting}</td>
                  <td className="r">{running}</td>
                  <td className={late > 0 ? "r st-late" : "r"}>{late}</td>
                  <td className={given > 0 ? "r st-late" : "r"}>{given}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      <Panel
        id="dead"
        title="Uppgivna jobb"
        note={dead.length}
        head={
          dead.length > 1 && (
            <button type="button" className="btn secondary d end" onClick={() => onRevive("all")}>
              Försök igen med alla
            </button>
          )
        }
      >
        {dead.length === 0 ? (
          <p className="st-pb t2">Inget jobb har getts upp.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Jobb</th>
                <th scope="col">När</th>
                <th scope="col">Varför</th>
                <th scope="col">
                  <span className="sr">Gör</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {dead.map(({ id, kind, attempts, lastError, finishedAt }) => (
                <tr key={id}>
                  <th scope="row">
                    {kind} {id}
                  </th>
                  <td>{moment(finishedAt)}</td>
                  <td>
                    {(lastError ?? "").split("\n", 1)[0]} <small>({attempts} försök)</small>
                  </td>
                  <td className="r">
                    <button type="button" className="btn secondary d" onClick={() => onRevive(id)}>
                      Försök igen
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      <StuckMails mails={mails} />
    </div>
  );
}

const states = { dead: "Gick inte att skicka", held: "Hålls kvar" } as const;

function StuckMails({ mails }: Pick<JobsResponse, "mails">) {
  return (
    <Panel id="mails" title="Brev som inte når fram" note={mails.length}>
      {mails.length === 0 ? (
        <p className="st-pb t2">Alla brev är på väg eller framme.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Till</th>
              <th scope="col">Ämne</th>
              <th scope="col">Skrevs</th>
              <th scope="col">Läge</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, toAddress, subject, createdAt, state, problem }) => (
              <tr key={id}>
                <td>{toAddress}</td>
                <td>{subject}</td>
                <td>{moment(createdAt)}</td>
                <td>
                  {states[state]}
                  {problem && <small> ({problem.split("\n", 1)[0]})</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
