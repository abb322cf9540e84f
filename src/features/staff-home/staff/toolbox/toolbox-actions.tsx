import { useMemo, useState } from "react";
import { paths } from "#core/paths.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { withSalesmanProposal } from "#features/proposals/rules/proposals.ts";
import { changeSalesman, useSalesman } from "#features/visitors/staff/salesman-state.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { greeting } from "./greeting.ts";

/** What is done with the car on the page. */
export function ToolboxActions({ plate }: { plate: LicensePlate }) {
  const { data: me } = useStaffData<Me>("/api/staff/me");
  const salesman = useSalesman();
  const [message, setMessage] = useState("");
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      setMessage("Webbläsaren lät oss inte kopiera.");
    }
  };
  const address = location.origin + location.pathname;
  const car = { title: document.querySelector("h1")?.textContent ?? "", address };
  return (
    <>
      <div className="acts">
        {me && may(me.roles, "makeProposals") && <ProposalActions plate={plate} onMessage={setMessage} />}
        <button type="button" className="btn" onClick={() => void copy(address, "Länken är kopierad.")}>
          Kopiera länk
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => void copy(greeting(salesman, car), "Hälsningen med länken är kopierad.")}
        >
          Kopiera hälsning
        </button>
        {me && may(me.roles, "editStock") && (
          <a className="btn" href={paths.staff(`lager/${encodeURIComponent(plate)}/`)}>
            Ändra bil
          </a>
        )}
        <a className="btn" href={paths.compareStock(plate)}>
          Jämför lager
        </a>
      </div>
      <p className="said" role="status">
        {message}
      </p>
    </>
  );
}

type Proposals = { list: { id: number; number: string; cars: { licenseplate: LicensePlate }[] }[] };
type ProposalActionsProps = { plate: LicensePlate; onMessage: (message: string) => void };

/** Into the proposal that was worked on last, or a new one. */
function ProposalActions({ plate, onMessage }: ProposalActionsProps) {
  const { data, reload } = useStaffData<Proposals>("/api/staff/proposals?whose=mine");
  const { proposals } = useSalesman();
  const last = data?.list[0];
  const isIn = last?.cars.some(({ licenseplate }) => licenseplate === plate) ?? false;
  const send = useMemo(
    () =>
      async (path: string): Promise<{ id: number } | null> => {
        try {
          const response = await callStaff<{ id: number }>(path, { body: { licenseplate: plate } });
          void changeSalesman({ proposals: withSalesmanProposal(proposals, { licenseplate: plate }) });
          reload();
          return response;
        } catch (error) {
          onMessage(asProblem(error).message);
          return null;
        }
      },
    [plate, proposals, reload, onMessage],
  );
  const add = useMemo(
    () => async () => {
      if (!last || isIn) return;
      if (await send(`/api/staff/proposals/${last.id}/cars`)) onMessage(`Bilen ligger i ${last.number}.`);
    },
    [last, isIn, send, onMessage],
  );
  const begin = async () => {
    const created = await send("/api/staff/proposals");
    if (created) location.assign(paths.staff(`offerter/${created.id}/`));
  };
  useShortcuts(useMemo(() => ({ o: () => void add() }), [add]));
  return (
    <>
      {last && (
        <button type="button" className="btn first" disabled={isIn} onClick={() => void add()}>
          {isIn ? `Ligger i offert ${last.number}` : `Lägg i offert ${last.number}`}
          {!isIn && <kbd>O</kbd>}
        </button>
      )}
      <button type="button" className="btn" onClick={() => void begin()}>
        Ny offert
      </button>
      {last && (
        <a className="btn" href={paths.staff(`offerter/${last.id}/`)}>
          Öppna {last.number}
        </a>
      )}
    </>
  );
}
