import { useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { type FactGroup, factGroups } from "#features/cars/rules/facts/car-fact.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { PlateField } from "#platform/staff/plate-field.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { NotAllowed } from "#platform/staff/sign-in/sign-in-page.tsx";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { type CarField, fieldsIn } from "../rules/car-fields.ts";
import { type FieldInput, inputFrom } from "../rules/field-text.ts";
import { firstStation, statusLabel } from "../rules/status-steps.ts";
import { CarFieldControl, carFormId } from "./car-field.tsx";
import { AskAboutPrice, questionOf } from "./price-question.tsx";
import { type PurchaseField, PurchaseFields } from "./purchase-part.tsx";
import type { RegisterLookup, StoreChoice } from "./stock-responses.ts";
import { useRegister } from "./use-register.ts";

/** A car that we have bought: its plate, what the register and the bid know of it, and what a person adds. */
export function AddCarPage({ me, query }: { me: Me; query: URLSearchParams }) {
  const plate = findPlate(query.get("regnr") ?? "");
  const [register, fetchAgain] = useRegister(plate);
  if (!may(me.roles, "editStock")) return <NotAllowed permission="editStock" me={me} />;
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Ta in en bil</h1>
          <p>
            Skriv registreringsnumret, så fyller registret i fakta. Bilen börjar som ”
            {statusLabel(firstStation)}” och är inte till salu.
          </p>
        </div>
      </div>
      <PlateField
        key={plate}
        id="car-licenseplate"
        label="Registreringsnummer"
        labelClass="h4"
        className="sp-search sp-entry"
        value={plate ? displayPlate(plate) : ""}
        autoFocus={plate === null}
        onPlate={(draft) => {
          if (draft !== plate)
            goTo(`${paths.staff("lager/ny/")}?regnr=${encodeURIComponent(draft)}`, { replace: true });
        }}
      />
      {plate !== null && register === null && <Loading />}
      {plate !== null && register?.known && <Known plate={plate} known={register.known} />}
      {plate !== null && register && !register.known && (
        <NewCar key={plate} plate={plate} register={register} onFetch={fetchAgain} />
      )}
    </main>
  );
}

function Known({ plate, known }: { plate: LicensePlate; known: NonNullable<RegisterLookup["known"]> }) {
  return (
    <p className="note info" role="status">
      <span>
        <b>Bilen finns redan: {known.title}.</b> Den är ”{statusLabel(known.status)}”.{" "}
        <a className="link" href={paths.staff(`lager/${encodeURIComponent(plate)}/`)}>
          Öppna {displayPlate(plate)}
        </a>
      </span>
    </p>
  );
}

const groups = ["identity", "technical", "battery", "past", "place", "price"] as const satisfies FactGroup[];
const usually: Partial<Record<CarField, string>> = { hasTowbar: "nej", inspectionComplete: "nej" };
/** What is known once the technician has been through the car is filled in then. */
const later: readonly CarField[] = ["inspectedOn", "inspectionComplete"];
const storeName = "staff-take-in-store";
const draftName = (plate: string) => `staff-take-in:${plate}`;

type DraftValues = Partial<Record<CarField, FieldInput>>;
type NewCarProps = { plate: LicensePlate; register: RegisterLookup; onFetch: () => void };

function NewCar({ plate, register, onFetch }: NewCarProps) {
  const { data: choices, problem } = useStaffData<StoreChoice[]>("/api/staff/stores");
  const [draft, setDraft] = useState<DraftValues>(() => readDraft(plate));
  const [failed, setFailed] = useState<StaffCallFailed | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [bought, setBought] = useState<Partial<Record<PurchaseField, string>>>({});
  useShortcuts({ "ctrl+s": () => document.forms.namedItem(carFormId)?.requestSubmit() });

  const filled = filledFrom(register);
  const paid = { price: bidText(register.bid?.bid), estimatedCost: bidText(register.bid?.estimatedCost) };
  const purchase = { ...paid, ...bought };
  const inputOf = (field: CarField) => draft[field] ?? filled[field] ?? usually[field] ?? "";
  const visibleFields = groups.flatMap(fieldsIn).filter((field) => !later.includes(field));
  const write = (field: CarField, entered: FieldInput) => {
    const next = { ...draft, [field]: entered };
    setDraft(next);
    sessionStorage.setItem(draftName(plate), JSON.stringify(next));
  };
  const save = async (confirmed = false) => {
    setSaving(true);
    try {
      const fields = Object.fromEntries(visibleFields.map((field) => [field, inputOf(field)]));
      await callStaff("/api/staff/cars", {
        body: { licenseplate: plate, fields, confirmed, ...(hasAny(purchase) ? { purchase } : {}) },
      });
      sessionStorage.removeItem(draftName(plate));
      localStorage.setItem(storeName, String(inputOf("location")));
      goTo(paths.staff(`lager/${encodeURIComponent(plate)}/`));
    } catch (error) {
      const failure = asProblem(error);
      setFailed(failure);
      const [first] = failure.errors;
      if (first) document.getElementById(`car-${first.field}`)?.focus();
    } finally {
      setSaving(false);
    }
  };
  if (choices === null) return problem ? <PageProblem problem={problem} /> : <Loading />;
  return (
    <>
      <Sources plate={plate} register={register} onFetch={onFetch} />
      <form
        id={carFormId}
        className="sp-gap"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {groups.map((group) => (
          <Panel key={group} id={`new-${group}`} title={group === "price" ? "Tänkt pris" : factGroups[group]}>
            <div className="st-pb sp-fx">
              {fieldsIn(group)
                .filter((field) => visibleFields.includes(field))
                .map((name) => (
                  <CarFieldControl
                    key={name}
                    name={name}
                    entered={inputOf(name)}
                    saved={null}
                    isChanged={false}
                    error={failed?.errors.find(({ field }) => field === name)?.message}
                    canEdit
                    stores={choices}
                    make={String(inputOf("normalizedMake"))}
                    register={register.fields[name]}
                    onInput={write}
                  />
                ))}
            </div>
          </Panel>
        ))}
        <Panel id="new-purchase" title="Inköp">
          <div className="st-pb sp-fx">
            <PurchaseFields
              entered={purchase}
              errors={failed?.errors ?? []}
              onInput={(field, text) => setBought({ ...bought, [field]: text })}
            />
          </div>
        </Panel>
        {failed && (
          <p role="alert" className="err">
            {failed.errors.length > 0
              ? `${failed.errors.length === 1 ? "Ett fält" : `${failed.errors.length} fält`} behöver rättas.`
              : failed.message}
          </p>
        )}
        <AskAboutPrice question={failed && questionOf(failed, () => void save(true))} />
        <div className="row">
          <button type="submit" className="btn primary d" disabled={isSaving}>
            Ta in bilen <kbd className="kbd">Ctrl</kbd>
            <kbd className="kbd">S</kbd>
          </button>
        </div>
      </form>
    </>
  );
}

/** What was typed of this car; the store is the one that this machine took a car in to last. */
function readDraft(plate: string): DraftValues {
  const store = localStorage.getItem(storeName);
  try {
    const draft = (JSON.parse(sessionStorage.getItem(draftName(plate)) ?? "{}") ?? {}) as DraftValues;
    return store ? { location: store, ...draft } : draft;
  } catch {
    return {};
  }
}

/** What the register says, and of mileage and price what our last bid says. */
function filledFrom({ fields, bid }: RegisterLookup): DraftValues {
  const known = bid ? { ...fields, mileage: bid.mileage, price: bid.estimatedSalePrice } : fields;
  return Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, inputFrom(field as CarField, value)]),
  );
}

const bidText = (kronor: number | undefined) => (kronor === undefined ? "" : formatNumber(kronor));
const hasAny = (texts: Record<PurchaseField, string>) => Object.values(texts).some((text) => text !== "");

const registerNotes = {
  found: null,
  unknown: "Registret känner inte till registreringsnumret. Skriv uppgifterna själv.",
  noRegister: "Inget fordonsregister är anslutet. Skriv uppgifterna själv.",
  unavailable: "Registret svarar inte. Skriv uppgifterna själv, eller",
} as const;

function Sources({ plate, register, onFetch }: NewCarProps) {
  const { bid, name, traffic } = register;
  const note = registerNotes[register.register];
  return (
    <div className="sp-from">
      <p className="sp-pl">
        {name && <b>{name}</b>}
        {traffic === "offRoad" && <span className="tag warn">Avställd</span>}
        {traffic === "deregistered" && <span className="tag bad">Avregistrerad</span>}
      </p>
      {note && (
        <p className="note warn" role="status">
          <span>
            {note}{" "}
            {register.register === "unavailable" && (
              <button type="button" className="link textbtn" onClick={onFetch}>
                hämta igen
              </button>
            )}
          </span>
        </p>
      )}
      {bid && (
        <p className="sm t2">
          Ur budloggen: {bid.by} bjöd {formatKronor(bid.bid)} den {bid.at.slice(0, 10)} vid{" "}
          {formatMil(bid.mileage)}, och räknade med att sälja för {formatKronor(bid.estimatedSalePrice)}.{" "}
          <a className="link" href={paths.staff(`inbyte/${encodeURIComponent(plate)}/`)}>
            Underlaget
          </a>
        </p>
      )}
    </div>
  );
}
