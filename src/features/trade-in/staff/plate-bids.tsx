import { useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { type CostKind, costKindNames, costKinds } from "#features/pricing/rules/cost-kinds.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { useStaffAction } from "#platform/staff/use-staff-action.ts";
import { bidTypeText } from "../rules/bid-types.ts";
import type { ValuationFile } from "./trade-responses.ts";

/** Everybody's bids on this car. */
export function PlateBids({ valuationFile: { plate, bids } }: { valuationFile: ValuationFile }) {
  return (
    <Panel id="plate-bids" title={`Bud på ${displayPlate(plate)}`} note={bids.length}>
      {bids.length === 0 ? (
        <p className="st-pb t2">Ingen har lagt bud på bilen.</p>
      ) : (
        <ol className="st-pb sp-bids">
          {bids.map(({ id, bid, staffName, at, type, mileage, note }) => (
            <li key={id}>
              <b>{formatKronor(bid)}</b>
              <span className="t2">
                {staffName}, {at.slice(0, 10)}
              </span>
              <span className="t2 w">
                {bidTypeText(type)}, {formatMil(mileage)}.{note && ` ”${note}”`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** What the car has cost since we bought it: the other half of how a bid turned out. */
export function PlateCosts({ plate, onSaved }: { plate: string; onSaved: () => void }) {
  const [kind, setKind] = useState<CostKind>("reconditioning");
  const [kronor, setKronor] = useState("");
  const { done, failure, run } = useStaffAction();
  const save = () =>
    run(async () => {
      await callStaff("/api/staff/costs", { body: { licenseplate: plate, kind, kronor } });
      setKronor("");
      onSaved();
      return "Kostnaden är bokförd.";
    });
  return (
    <Panel id="plate-costs" title="Verklig kostnad">
      <form
        className="st-pb sp-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="sp-f2">
          <div className="field">
            <label htmlFor="cost-kind">Vad</label>
            <select
              id="cost-kind"
              className="select"
              value={kind}
              onChange={({ target }) => setKind(target.value as CostKind)}
            >
              {costKindNames.map((name) => (
                <option key={name} value={name}>
                  {costKinds[name]}
                </option>
              ))}
            </select>
          </div>
          <div className={failure ? "field invalid" : "field"}>
            <label htmlFor="cost-kronor">Kostnad</label>
            <div className="affix">
              <input
                id="cost-kronor"
                className="input"
                inputMode="numeric"
                value={kronor}
                aria-describedby="cost-result"
                onChange={({ target }) => setKronor(target.value)}
              />
              <span className="suf">kr</span>
            </div>
          </div>
        </div>
        <p id="cost-result" role="status" className={failure ? "err" : "hint"}>
          {failure ?? done ?? "Räknas mot den uppskattade kostnaden i budet."}
        </p>
        <button type="submit" className="btn secondary d">
          Bokför kostnad
        </button>
      </form>
    </Panel>
  );
}
