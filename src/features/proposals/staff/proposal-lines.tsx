import { Lock, LockOpen, Plus, X } from "lucide-react";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { Panel } from "#platform/staff/panel.tsx";
import type { Offer } from "../rules/proposal-content.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalMargin } from "../rules/proposal-margin.ts";
import { withoutSalesmanProposal } from "../rules/proposals.ts";
import { AmountField } from "./amount-field.tsx";
import type { Proposal } from "./proposal-responses.ts";

type Props = {
  draft: ProposalDraft;
  change: (part: Partial<ProposalDraft>) => void;
  offer: Offer;
  margin: ProposalMargin;
  withMargin: boolean;
  errors: Partial<Record<string, string>>;
  cars: Proposal["cars"];
  troubles: Proposal["troubles"];
  extras: Proposal["extras"];
  onAdd: (what: "car" | "extra") => void;
  onToggleMargin: () => void;
};

const troubleTexts = {
  sold: "Såld",
  gone: "Inte till salu",
  held: "Reserverad av någon annan",
  dearer: "Dyrare än i offerten som skickades",
  cheaper: "Billigare än i offerten som skickades",
} as const;

const kronorText = (kronor: number | null | undefined) => (kronor == null ? "okänd" : formatKronor(kronor));

/** Cars, extras and discount, each with what we earn on it where that is shown. */
export function ProposalLines(props: Props) {
  const { draft, change, margin, withMargin, errors, cars, troubles, extras, onAdd, onToggleMargin } = props;
  return (
    <Panel
      id="pr-lines"
      title="Bilar och tillägg"
      head={
        <button type="button" className="btn ghost d end" aria-pressed={withMargin} onClick={onToggleMargin}>
          {withMargin ? <LockOpen aria-hidden className="i s16" /> : <Lock aria-hidden className="i s16" />}
          {withMargin ? "Dölj marginal" : "Visa marginal"} <kbd className="kbd">M</kbd>
        </button>
      }
    >
      {errors.cars && (
        <p className="err st-pb" id="pr-cars" tabIndex={-1}>
          {errors.cars}
        </p>
      )}
      <ul className={withMargin ? "pr-lines has-margin" : "pr-lines"}>
        {draft.cars.map(({ licenseplate }, at) => {
          const car = cars.find((one) => one.licenseplate === licenseplate);
          const name = car?.title ?? displayPlate(licenseplate);
          const moved = troubles.find((one) => one.licenseplate === licenseplate);
          return (
            <li key={licenseplate}>
              <span className="pr-what">
                {car?.picture && <img src={car.picture} alt="" width={84} height={56} />}
                <span>
                  <b>{name}</b>{" "}
                  {at > 0 && <span className="tag">alternativ {String.fromCharCode(65 + at)}</span>}
                  <small>
                    {car
                      ? `${displayPlate(licenseplate)} · ${car.line}${at > 0 ? " · räknas inte in" : ""}`
                      : "Går inte att sälja nu"}
                  </small>
                  {moved && (
                    <span className={moved.trouble === "cheaper" ? "tag inf" : "tag warn"}>
                      {troubleTexts[moved.trouble]}
                      {moved.offered !== null && ` (${formatKronor(moved.offered)})`}
                    </span>
                  )}
                </span>
              </span>
              {withMargin && <span className="pr-own">{kronorText(margin.cars[licenseplate])}</span>}
              <b className="pr-amount">{car ? formatKronor(car.price) : "–"}</b>
              <Remove
                name={name}
                onRemove={() => change({ cars: withoutSalesmanProposal(draft.cars, licenseplate) })}
              />
            </li>
          );
        })}
        {draft.extras.map((extra, at) => {
          const extraText = extras.find(({ key }) => key === extra.key);
          const set = (part: Partial<typeof extra>) =>
            change({ extras: draft.extras.with(at, { ...extra, ...part }) });
          return (
            <li key={extra.key}>
              <span className="pr-what">
                <span className="field">
                  <b>{extraText?.label ?? extra.key}</b>
                  <label className="sr" htmlFor={`pr-note-${extra.key}`}>
                    Vad som ingår i {extraText?.label}
                  </label>
                  <input
                    id={`pr-note-${extra.key}`}
                    className="input"
                    maxLength={200}
                    placeholder={extraText?.note}
                    value={extra.note}
                    onChange={({ target }) => set({ note: target.value })}
                  />
                </span>
              </span>
              {withMargin && <span className="pr-own">{kronorText(margin.extras[extra.key])}</span>}
              <AmountField
                id={`pr-price-${extra.key}`}
                label={`Pris på ${extraText?.label}`}
                isLabelHidden
                value={extra.price}
                onChange={(price) => set({ price })}
              />
              <Remove
                name={extraText?.label ?? extra.key}
                onRemove={() => change({ extras: draft.extras.filter(({ key }) => key !== extra.key) })}
              />
            </li>
          );
        })}
        <li>
          <span className="pr-what">
            <span className="field">
              <b>Rabatt</b>
              <label className="sr" htmlFor="pr-discount-note">
                Varför
              </label>
              <input
                id="pr-discount-note"
                className="input"
                maxLength={200}
                placeholder="Varför, syns för kunden"
                value={draft.discountNote}
                onChange={({ target }) => change({ discountNote: target.value })}
              />
            </span>
          </span>
          {withMargin && (
            <span className="pr-own">{draft.discount > 0 ? `−${formatKronor(draft.discount)}` : ""}</span>
          )}
          <AmountField
            id="pr-discount"
            label="Rabatt"
            isLabelHidden
            value={draft.discount}
            hint={errors.discount}
            onChange={(discount) => change({ discount })}
          />
          <span />
        </li>
      </ul>
      <p className="pr-add">
        <button type="button" className="btn ghost d" onClick={() => onAdd("car")}>
          <Plus aria-hidden className="i s18" />
          Bil <kbd className="kbd">B</kbd>
        </button>
        <button type="button" className="btn ghost d" onClick={() => onAdd("extra")}>
          <Plus aria-hidden className="i s18" />
          Tillägg <kbd className="kbd">T</kbd>
        </button>
      </p>
    </Panel>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className="iconbtn" aria-label={`Ta bort ${name}`} onClick={onRemove}>
      <X aria-hidden className="i s18" />
    </button>
  );
}
