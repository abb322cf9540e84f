import { useMemo, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { isNumeric, numberFromText } from "#core/text/number-from-text.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { Plate } from "#platform/staff/plate.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { marketName, similarAdvertsLink } from "../rules/similar-adverts.ts";
import { BidForm } from "./bid-form.tsx";
import { BidTable } from "./bid-table.tsx";
import { correctionText } from "./correction-text.ts";
import { LockedParts } from "./locked-parts.tsx";
import { PlateBids, PlateCosts } from "./plate-bids.tsx";
import { PlateSearch } from "./plate-search.tsx";
import { RegisterPanel } from "./register-panel.tsx";
import type { ValuationFile } from "./trade-responses.ts";
import { ValuationPanel } from "./valuation-panel.tsx";

type Props = { me: Me; plate: string | null; query: URLSearchParams };

/** What is known of a car that is offered to us, and the bid on it. */
export function ValuationFilePage({ me, plate: requested, query }: Props) {
  const plate = requested === null ? null : findPlate(requested);
  if (plate !== null)
    return <PlateValuationFile key={plate} me={me} plate={plate} told={query.get("mil") ?? ""} />;
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Inbyte</h1>
          <p>Skriv ett registreringsnummer, så hämtar vi underlag, värdering och tidigare bud.</p>
        </div>
      </div>
      {requested !== null && (
        <p className="st-note bad" role="alert">
          Regnr saknas/felaktigt
        </p>
      )}
      <PlateSearch isFirst />
    </main>
  );
}

function PlateValuationFile({ me, plate, told: statedMileage }: { me: Me; plate: string; told: string }) {
  const requested = isNumeric(statedMileage) ? `?mileage=${numberFromText(statedMileage)}` : "";
  const { data, problem, reload } = useStaffData<ValuationFile>(
    `/api/staff/dossier/${encodeURIComponent(plate)}${requested}`,
  );
  return (
    <main id="main" className="st-page">
      {problem && <PageProblem problem={problem} />}
      {data === null ? !problem && <Loading /> : <Shown me={me} valuationFile={data} reload={reload} />}
    </main>
  );
}

function Shown({ me, valuationFile, reload }: { me: Me; valuationFile: ValuationFile; reload: () => void }) {
  const { info, own } = valuationFile;
  const bidField = useRef<HTMLInputElement>(null);
  useShortcuts(useMemo(() => ({ b: () => bidField.current?.focus() }), []));
  const sentence = correctionText(valuationFile.filled?.correction ?? null);
  return (
    <>
      <Head valuationFile={valuationFile} />
      <Notes valuationFile={valuationFile} reload={reload} />
      <div className="sp-dg">
        <div className="sp-gap">
          <ValuationPanel valuationFile={valuationFile} />
          {valuationFile.vehicle && <RegisterPanel valuationFile={valuationFile} />}
          {valuationFile.vehicle && <LockedParts valuationFile={valuationFile} me={me} reload={reload} />}
          <div className="sp-pair">
            <Panel id="events" title="Händelser" note="nyast först">
              <div className="st-pb">
                <ol className="sp-tl">
                  {info.carInfo.history.map(({ timestamp, description }) => (
                    <li key={`${timestamp}${description}`}>
                      <time dateTime={timestamp}>{timestamp.slice(0, 10)}</time>
                      <span>{description}</span>
                    </li>
                  ))}
                </ol>
                {info.carInfo.history.length === 0 && <p className="t2">Inget är känt om bilen.</p>}
              </div>
            </Panel>
            <Panel id="last-advert" title="Senaste annons">
              <div className="st-pb">
                <LastAdvert valuationFile={valuationFile} />
              </div>
            </Panel>
          </div>
          <Panel
            id="own-bids"
            title="Så gick tidigare bud"
            note={own.series ? "dina på samma modell" : "dina senaste"}
            link={{ to: paths.staff("budlogg/"), text: "Hela budloggen" }}
          >
            <BidTable bids={own.bids} empty="Du har inte lagt några bud än." />
            {sentence && <p className="xs t2 st-pb">{sentence}</p>}
          </Panel>
        </div>
        <aside className="sp-bid sp-gap" aria-label="Bud">
          {may(me.roles, "logBids") ? (
            <BidForm valuationFile={valuationFile} me={me} bidField={bidField} onSaved={reload} />
          ) : (
            <p className="note info">Bud loggas av inköp. Be en inköpare om du har ett bud att föra in.</p>
          )}
          {may(me.roles, "editStock") && (
            <a
              className="btn secondary d"
              href={`${paths.staff("lager/ny/")}?regnr=${encodeURIComponent(valuationFile.plate)}`}
            >
              Ta in bilen i lagret
            </a>
          )}
          <PlateBids valuationFile={valuationFile} />
          {may(me.roles, "logBids") && <PlateCosts plate={valuationFile.plate} onSaved={reload} />}
        </aside>
      </div>
    </>
  );
}

const mileageSourceTexts = {
  told: "angivet",
  bid: "enligt senaste budet",
  inspection: "uppskattat från besiktningen",
} as const;

function Head({ valuationFile }: { valuationFile: ValuationFile }) {
  const { plate, vehicle, info, mileage } = valuationFile;
  const { basic } = info.smartInfo;
  const fetched = new Date(valuationFile.at).toLocaleTimeString("sv-SE", {
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <div className="sp-dh">
      <div>
        <div className="sp-pl">
          <Plate text={displayPlate(plate)} />
          <span>
            {vehicle
              ? `Underlag hämtat ${fetched.replace(":", ".")} ur registret`
              : "Utan svar från registret"}
          </span>
        </div>
        <h1>{info.carName}</h1>
        <div className="sp-tags">
          {vehicle && <span className="tag">{vehicle.modelYear}</span>}
          {mileage && (
            <span className="tag">
              {formatMil(mileage.mil)}, {mileageSourceTexts[mileage.source]}
            </span>
          )}
          <MileageForm plate={plate} />
          {vehicle?.traffic === "offRoad" && <span className="tag warn">Avställd</span>}
          {vehicle?.traffic === "deregistered" && <span className="tag bad">Avregistrerad</span>}
          {basic.isStolen === true && <span className="tag bad">Efterlyst som stulen</span>}
          {basic.hasDrivingBan === true && <span className="tag bad">Körförbud</span>}
          {basic.hasUseBan === true && <span className="tag bad">Användningsförbud</span>}
          {basic.lessor && <span className="tag warn">Leasing</span>}
          {basic.creditor && <span className="tag warn">Kreditköp</span>}
          {basic.isDirectImport === true && <span className="tag warn">Direktimport</span>}
        </div>
      </div>
      <PlateSearch />
    </div>
  );
}

function MileageForm({ plate }: { plate: string }) {
  const [text, setText] = useState("");
  const mil = numberFromText(text);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (mil !== null)
          goTo(`${paths.staff(`inbyte/${encodeURIComponent(plate)}/`)}?mil=${mil}`, { replace: true });
      }}
    >
      <label className="sr" htmlFor="told-mil">
        Kundens miltal
      </label>
      <input
        id="told-mil"
        className="input"
        style={{ width: "9rem", minHeight: 32 }}
        inputMode="numeric"
        placeholder="Kundens miltal"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="link textbtn">
        Räkna om
      </button>
    </form>
  );
}

const registerNotes = {
  unavailable: "Registret svarar inte. Här står det vi själva vet om bilen.",
  unknown: "Registret känner inte till registreringsnumret.",
  noRegister: "Inget fordonsregister är anslutet. Här står det vi själva vet om bilen.",
} as const;

function Notes({
  valuationFile: { register, verdict },
  reload,
}: {
  valuationFile: ValuationFile;
  reload: () => void;
}) {
  return (
    <>
      {register !== "found" && (
        <p className="note warn" role="status" style={{ marginBottom: 16 }}>
          <span>
            {registerNotes[register]}{" "}
            {register === "unavailable" && (
              <button type="button" className="link textbtn" onClick={reload}>
                Försök igen
              </button>
            )}
          </span>
        </p>
      )}
      {verdict?.kind === "none" && verdict.reason === "over-limit" && (
        <p className="note info" style={{ marginBottom: 16 }}>
          <span>
            <b>Över 22 000 mil.</b> Vi köper inte in bilen. Ge kunden personlig kontakt.
          </span>
        </p>
      )}
    </>
  );
}

function LastAdvert({ valuationFile: { info, vehicle } }: { valuationFile: ValuationFile }) {
  const [advert] = info.carInfo.classifieds;
  const isOther = vehicle !== null && info.blocketLink === similarAdvertsLink(vehicle);
  return (
    <div className="sp-gap" style={{ gap: 8 }}>
      {advert ? (
        <p>
          <b>{advert.title}</b>
          <br />
          <span className="sm t2">Publicerad {advert.publishedAt.slice(0, 10)}</span>
        </p>
      ) : (
        <p className="t2">Ingen annons är känd.</p>
      )}
      {info.blocketLink && (
        <p>
          <a className="link sm" href={info.blocketLink} target="_blank" rel="noreferrer">
            {isOther ? `Liknande på ${marketName}` : "Bilens annons hos säljaren"}
          </a>
        </p>
      )}
    </div>
  );
}
