import { useMemo, useState, useSyncExternalStore } from "react";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { changeSalesman, useSalesman } from "#features/visitors/staff/salesman-state.ts";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { onSession, readSession, signIn } from "#platform/staff/sign-in/session.ts";
import { signInText } from "#platform/staff/sign-in/sign-in-texts.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { useAdvertHere } from "./advert-here.ts";
import { PersonalSettings } from "./personal-settings.tsx";
import { ToolboxActions } from "./toolbox-actions.tsx";
import type { ToolboxFacts } from "./toolbox-response.ts";

const phone = matchMedia("(max-width: 699px)");

/** On adverts alone; folded in or out as the browser remembers, on a phone always in at first. */
export function Toolbox() {
  const plate = useAdvertHere();
  const { showToolbox } = useSalesman();
  const [isOpen, setOpen] = useState(showToolbox && !phone.matches);
  const toggle = useMemo(
    () => () =>
      setOpen((before) => {
        void changeSalesman({ showToolbox: !before });
        return !before;
      }),
    [],
  );
  useShortcuts(useMemo(() => (plate === null ? {} : { v: toggle }), [plate, toggle]));
  if (plate === null) return null;
  if (!isOpen)
    return (
      <button type="button" className="pill" aria-expanded="false" onClick={toggle}>
        Verktyg <kbd>V</kbd>
      </button>
    );
  return (
    <section className="box" aria-label="Verktyg">
      <header className="head">
        <h2>Verktyg</h2>
        <p>bara du ser det här</p>
        <button type="button" aria-label="Fäll ihop verktygen" aria-expanded="true" onClick={toggle}>
          –
        </button>
      </header>
      <div className="body">
        <Inside key={plate} plate={plate} />
      </div>
    </section>
  );
}

function Inside({ plate }: { plate: LicensePlate }) {
  const { account, interaction, error } = useSyncExternalStore(onSession, readSession);
  if (interaction !== "none") return <p role="status">Loggar in …</p>;
  if (account === null || error !== null)
    return (
      <>
        <p>
          {error === null
            ? "Logga in i den här fliken för att se bilens uppgifter."
            : signInText(error).title}
        </p>
        <button type="button" className="btn first" onClick={() => void signIn()}>
          Logga in
        </button>
      </>
    );
  return <Facts plate={plate} />;
}

function Facts({ plate }: { plate: LicensePlate }) {
  const { data, problem } = useStaffData<ToolboxFacts>(`/api/staff/toolbox/${encodeURIComponent(plate)}`);
  const { galleryViewMode } = useSalesman();
  return (
    <>
      {problem && (
        <p role="alert" className="bad">
          {problem.message}
        </p>
      )}
      {data === null && !problem && <p role="status">Hämtar …</p>}
      {data && (
        <dl>
          {data.rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ToolboxActions plate={plate} />
      {data && galleryViewMode === "list" && <PictureKinds pictures={data.pictures} />}
      <PersonalSettings stores={data?.stores ?? {}} />
    </>
  );
}

/** All kinds of pictures, also those that the customer's gallery leaves out. */
function PictureKinds({ pictures }: Pick<ToolboxFacts, "pictures">) {
  return (
    <ul className="kinds" aria-label="Bilder efter typ">
      {pictures.map(({ name, count, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt="" loading="lazy" />
            {name}, {count}
          </a>
        </li>
      ))}
    </ul>
  );
}
