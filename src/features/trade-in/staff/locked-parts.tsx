import { Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { clockText } from "#core/dates/clock.ts";
import { formatKronor } from "#core/money/kronor.ts";
import type { SummaryRow } from "#features/valuation/rules/trade-in-summary.ts";
import {
  type LockedPart,
  type LookUpReason,
  lockedPartNames,
  lockedParts,
  lookUpReasonNames,
  lookUpReasons,
  openUntil,
} from "#features/vehicle-register/rules/look-up-reasons.ts";
import type { Me } from "#platform/staff/me.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { useStaffAction } from "#platform/staff/use-staff-action.ts";
import { RegisterFacts } from "./register-panel.tsx";
import type { ValuationFile } from "./trade-responses.ts";

type Props = { valuationFile: ValuationFile; me: Me; reload: () => void };

/** Debts, owners and the chassis number: shown to whoever says why, for half an hour, and everybody sees who looked. */
export function LockedParts({ valuationFile, me, reload }: Props) {
  const { opened, accesses } = valuationFile;
  return (
    <Panel
      id="locked"
      title="Skuld och ägare"
      head={
        <>
          <Lock aria-hidden className="i s16" />
          <span className="n">visas när du anger skäl, och läsningen loggas</span>
        </>
      }
    >
      <div className="sp-lock">
        <div>
          {lockedPartNames.map((part) => {
            const own = opened.find((one) => one.part === part);
            return (
              <div key={part}>
                <h3>{lockedParts[part]}</h3>
                {own ? (
                  <>
                    <RegisterFacts rows={rowsOf(part, valuationFile)} />
                    <p className="xs t2" style={{ marginBottom: 12 }}>
                      Skäl: {lookUpReasons[own.reason].label.toLowerCase()}. Döljs{" "}
                      {clockText(openUntil(new Date(own.at)))}.
                    </p>
                  </>
                ) : (
                  <p className="sm t3" style={{ marginBottom: 12 }}>
                    Dold
                  </p>
                )}
              </div>
            );
          })}
        </div>
        <div>
          <LookUpForm valuationFile={valuationFile} me={me} reload={reload} />
          {accesses.length > 0 && (
            <ul className="xs t2" aria-label="Åtkomstlogg" style={{ marginTop: 12 }}>
              {accesses.map(({ part, reason, staffName, at }) => (
                <li key={`${at}${part}`}>
                  {at.slice(0, 10)} {staffName}: {lockedParts[part].toLowerCase()},{" "}
                  {lookUpReasons[reason].label.toLowerCase()}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  );
}

function LookUpForm({ valuationFile, me, reload }: Props) {
  const [part, setPart] = useState<LockedPart>("debt");
  const [reason, setReason] = useState<LookUpReason | "">("");
  const [isAsking, setAsking] = useState(false);
  const { failure: problem, run } = useStaffAction();
  const show = () =>
    run(async () => {
      const path = `/api/staff/dossier/${encodeURIComponent(valuationFile.plate)}/open`;
      await callStaff(path, { body: { part, reason, isCustomerAsking: isAsking } });
      reload();
      return null;
    });
  return (
    <form
      className="sp-form"
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <div className="field">
        <label htmlFor="locked-part">Uppgift</label>
        <select
          id="locked-part"
          className="select"
          value={part}
          onChange={({ target }) => setPart(target.value as LockedPart)}
        >
          {lockedPartNames.map((name) => (
            <option key={name} value={name}>
              {lockedParts[name]}
            </option>
          ))}
        </select>
      </div>
      <div className={problem ? "field invalid" : "field"}>
        <label htmlFor="locked-reason">Ange skäl</label>
        <select
          id="locked-reason"
          className="select"
          value={reason}
          aria-describedby={problem ? "locked-problem" : undefined}
          onChange={({ target }) => setReason(target.value as LookUpReason)}
        >
          <option value="">Välj skäl</option>
          {lookUpReasonNames.map((name) => (
            <option key={name} value={name}>
              {lookUpReasons[name].label}
            </option>
          ))}
        </select>
      </div>
      <label className="st-check">
        <input
          type="checkbox"
          className="st-tick"
          checked={isAsking}
          onChange={({ target }) => setAsking(target.checked)}
        />
        Kunden har bett oss titta
      </label>
      {problem && (
        <p className="err" id="locked-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn secondary d">
          <LockOpen aria-hidden className="i s18" />
          Visa uppgiften
        </button>
        <span className="xs t3">Loggas med ditt namn: {me.name}</span>
      </div>
    </form>
  );
}

const kronor = (fact: unknown) => (typeof fact === "number" ? formatKronor(fact) : null);

function rowsOf(part: LockedPart, { info }: ValuationFile): SummaryRow[] {
  const { basic, debt, owner } = info.smartInfo;
  if (part === "chassis") return [{ label: "Chassinummer", value: basic.chassisNumber }];
  if (part === "debt")
    return [
      { label: "Obetald skatt", value: kronor(debt.tax) },
      { label: "Obetalda avgifter", value: kronor(debt.fees) },
    ];
  const days = owner.previousOwners.flatMap(({ from }) => (typeof from === "string" ? [from] : []));
  return [
    {
      label: "Ägare",
      value: owner.isCompany === true ? "Företag" : owner.isCompany === false ? "Privatperson" : null,
    },
    { label: "Antal ägare", value: String(days.length) },
    { label: "Sedan", value: days.at(-1) ?? null },
    ...days.slice(0, -1).map((from, at) => ({ label: `Tidigare ägare ${at + 1}`, value: `från ${from}` })),
  ];
}
