import { ExternalLink, QrCode } from "lucide-react";
import { useEffect, useMemo } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem, ReadOnlyNote } from "#platform/staff/page-states.tsx";
import { Plate } from "#platform/staff/plate.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { statusLabel } from "../rules/status-steps.ts";
import { conflictsIn, draftFields, mergedSince, withChoices } from "./car-draft.ts";
import { carFormId } from "./car-field.tsx";
import { CarForm } from "./car-form.tsx";
import { CarHistory } from "./car-history.tsx";
import { MergePanel } from "./merge-panel.tsx";
import { CarParts } from "./parts/car-parts.tsx";
import { PricePanel } from "./price-panel.tsx";
import { sheetsAddress } from "./qr/sheets-address.ts";
import { goToFieldWhenThere } from "./quality/go-to-field.ts";
import { QualityPart } from "./quality/quality-part.tsx";
import { StatusPanel } from "./status-panel.tsx";
import type { CarResponse } from "./stock-responses.ts";
import { type OpenCar, useCar } from "./use-car.ts";
import { useRegister } from "./use-register.ts";

type Props = { me: Me; plate: string; query: URLSearchParams };

/** One car of ours: its facts, price, status and history, edited in place. */
export function CarPage({ me, plate: requested, query }: Props) {
  const plate = findPlate(requested);
  if (plate === null)
    return (
      <main id="main" className="st-page">
        <h1>Bil</h1>
        <p className="st-note bad" role="alert">
          Regnr saknas/felaktigt
        </p>
      </main>
    );
  return (
    <KnownCar
      key={plate}
      me={me}
      plate={plate}
      isHistory={query.get("flik") === "historik"}
      at={query.get("vid")}
    />
  );
}

type KnownProps = {
  me: Me;
  plate: LicensePlate;
  isHistory: boolean;
  /** The field that one came for. */
  at: string | null;
};

function KnownCar({ me, plate, isHistory, at }: KnownProps) {
  const open = useCar(plate);
  const { response, problem } = open;
  return (
    <main id="main" className="st-page sp-carpage">
      {problem && problem.status === 404 ? (
        <NotOurs plate={plate} canAdd={may(me.roles, "editStock")} />
      ) : (
        <>
          {problem && <PageProblem problem={problem} />}
          {response === null ? (
            !problem && <Loading />
          ) : (
            <Shown me={me} plate={plate} open={open} response={response} isHistory={isHistory} at={at} />
          )}
        </>
      )}
    </main>
  );
}

function NotOurs({ plate, canAdd }: { plate: LicensePlate; canAdd: boolean }) {
  return (
    <>
      <h1>{displayPlate(plate)} finns inte i lagret</h1>
      {canAdd && (
        <p>
          <a
            className="btn primary d"
            href={`${paths.staff("lager/ny/")}?regnr=${encodeURIComponent(plate)}`}
          >
            Ta in bilen
          </a>
        </p>
      )}
    </>
  );
}

type ShownProps = KnownProps & { open: OpenCar; response: CarResponse };

function Shown({ me, plate, open, response, isHistory, at }: ShownProps) {
  const canEdit = may(me.roles, "editStock");
  const [register, fetchAgain] = useRegister(plate);
  const { draft, change, save } = open;
  const keys = useMemo(
    () => ({
      "ctrl+s": () => document.forms.namedItem(carFormId)?.requestSubmit(),
      p: () => document.getElementById("car-price")?.focus(),
    }),
    [],
  );
  useShortcuts(keys);
  const form = { open, canEdit, register, onFetch: fetchAgain };
  useEffect(() => (at === null ? undefined : goToFieldWhenThere(at)), [at]);
  const conflicts = conflictsIn(draft, response);
  const choose: Parameters<typeof MergePanel>[0]["onChosen"] = (chosen) => {
    const next = withChoices(draft, conflicts, chosen);
    change(next);
    void save(next);
  };
  return (
    <>
      <Head open={open} response={response} canEdit={canEdit} />
      <Tabs plate={plate} isHistory={isHistory} />
      {!canEdit && <ReadOnlyNote permission="editStock" />}
      <form
        id={carFormId}
        className="sr"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      />
      <MergePanel
        conflicts={conflicts}
        merged={mergedSince(draft, response, me.name)}
        stores={response.stores}
        isRefused={open.failed?.status === 409}
        onChosen={choose}
      />
      {isHistory ? (
        <CarHistory response={response} />
      ) : (
        <div className="sp-cg">
          <div className="sp-gap">
            <CarForm {...form} groups={["identity", "technical"]} />
            <CarParts car={response.car} canEdit={canEdit} onSaved={open.reload} />
            <CarForm {...form} groups={["battery", "past", "place", "equipment", "flags"]} />
          </div>
          <aside className="sp-gap" aria-label="Pris och status">
            <PricePanel open={open} canEdit={canEdit} />
            <StatusPanel open={open} canEdit={canEdit} />
            <QualityPart car={response.car} version={response.now} />
          </aside>
        </div>
      )}
    </>
  );
}

function Tabs({ plate, isHistory }: { plate: LicensePlate; isHistory: boolean }) {
  const here = paths.staff(`lager/${encodeURIComponent(plate)}/`);
  return (
    <nav className="sp-tabs" aria-label="Delar">
      <a href={here} aria-current={isHistory ? undefined : "page"}>
        Bil
      </a>
      <a href={`${here}?flik=historik`} aria-current={isHistory ? "page" : undefined}>
        Historik
      </a>
    </nav>
  );
}

type HeadProps = { open: OpenCar; response: CarResponse; canEdit: boolean };

function Head({ open, response, canEdit }: HeadProps) {
  const { car, advert } = response;
  const { draft, undo, message, failed, isSaving } = open;
  const changes = draftFields(draft).length;
  const wrong = new Set(failed?.errors.map(({ field }) => field)).size;
  const stateText =
    changes > 0
      ? `${changes} ${changes === 1 ? "ändring, inte sparad" : "ändringar, inte sparade"}`
      : (message ?? "");
  return (
    <div className="sp-ch">
      <Plate text={displayPlate(car.licenseplate)} />
      <h1>{car.title}</h1>
      <span className={car.status >= 130 && car.status < 140 ? "tag ok2" : "tag"}>
        {statusLabel(car.status)}, {car.status}
      </span>
      <p role="status" className="sp-told" title={stateText}>
        {stateText}
      </p>
      {failed && failed.status !== 409 && (
        <p role="alert" className="err">
          {wrong > 0 ? `${wrong === 1 ? "Ett fält" : `${wrong} fält`} behöver rättas.` : failed.message}
        </p>
      )}
      <div className="end">
        <a className="btn ghost d" href={advert} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="i s18" />
          Visa annons
        </a>
        <a className="btn secondary d" href={sheetsAddress([car.licenseplate])}>
          <QrCode aria-hidden className="i s18" />
          QR-blad
        </a>
        {canEdit && (
          <>
            <button type="button" className="btn secondary d" disabled={changes === 0} onClick={undo}>
              Ångra
            </button>
            <button
              type="submit"
              form={carFormId}
              className="btn primary d"
              disabled={changes === 0 || isSaving}
            >
              Spara <kbd className="kbd">Ctrl</kbd>
              <kbd className="kbd">S</kbd>
            </button>
          </>
        )}
      </div>
    </div>
  );
}
