import { Car, FileSearch, Inbox, LogOut, Navigation } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { displayCaseNumber } from "#domain/case/case-number.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { findPlate } from "#domain/plate/find-plate.ts";
import { may } from "#domain/sign-in/permissions.ts";
import { paths } from "#paths";
import type { Found, Me } from "../answers.ts";
import { go } from "../place.ts";
import { signOut } from "../sign-in/session.ts";
import { callStaff } from "../staff-api.ts";
import { Dialog } from "./dialog.tsx";
import { pagesFor } from "./pages-for.ts";

type Hit = { id: string; group: string; icon: ReactNode; text: string; more: string; run: () => void };

const fewest = 3;
const pauseMs = 150;
const nothing: Found = { cars: [], cases: [] };

/** Cars, cases and commands in one field; only what these roles may. [DESK-7] */
export function CommandPalette({ me, onClose }: { me: Me; onClose: () => void }) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const found = useFound(me, text);
  const hits = [...commandsFor(me, text), ...hitsOf(found), ...dossierOf(me, text)];
  const chosen = hits[Math.min(at, hits.length - 1)];
  const run = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    hit.run();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, hits.length - 1) + step + hits.length) % Math.max(1, hits.length));
    } else if (event.key === "Enter") run(chosen);
  };
  return (
    <Dialog label="Sök eller ge ett kommando" className="st-palbox" onClose={onClose}>
      <div className="st-palin">
        <input
          role="combobox"
          aria-label="Sök regnr, kund, ärende eller kommando"
          aria-expanded="true"
          aria-controls="palette-hits"
          aria-activedescendant={chosen && `hit-${chosen.id}`}
          placeholder="Sök regnr, kund, ärende eller kommando"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="kbd">Esc</kbd>
      </div>
      <div id="palette-hits" className="st-hits" role="listbox" aria-label="Träffar">
        {hits.map((hit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and Enter runs the chosen one.
          <div
            key={hit.id}
            id={`hit-${hit.id}`}
            role="option"
            aria-selected={hit === chosen}
            tabIndex={-1}
            className={hit === chosen ? "on" : undefined}
            onClick={() => run(hit)}
          >
            {hit.icon}
            <span>{hit.text}</span>
            <span className="m">{hit.more}</span>
            <span className="end">{hit.group}</span>
          </div>
        ))}
      </div>
      {hits.length === 0 && <p className="st-pb t2">Inget hittat.</p>}
      <div className="st-hints">
        <span>
          <kbd className="kbd">↑</kbd>
          <kbd className="kbd">↓</kbd> välj
        </span>
        <span>
          <kbd className="kbd">↵</kbd> öppna
        </span>
        <span>
          <kbd className="kbd">&gt;</kbd> bara kommandon
        </span>
      </div>
    </Dialog>
  );
}

/** Asked when the fingers rest; an answer that comes too late is dropped. */
function useFound(me: Me, text: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const asked = text.trim();
  const isQuestion = asked.length >= fewest && !asked.startsWith(">") && may(me.roles, "workCases");
  useEffect(() => {
    setFound(nothing);
    if (!isQuestion) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const path = `/api/staff/search?${new URLSearchParams({ text: asked })}`;
      callStaff<Found>(path, { signal: stop.signal }).then(setFound, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isQuestion]);
  return found;
}

function commandsFor(me: Me, text: string): Hit[] {
  const wanted = text.trim().replace(/^>/, "").trim().toLowerCase();
  const pages = pagesFor(me).map(({ name, label, path, key }) => ({
    id: name,
    group: `G ${key?.toUpperCase()}`,
    icon: <Navigation aria-hidden className="i s18" />,
    text: label,
    more: "",
    run: () => go(paths.staff(path)),
  }));
  const leave = {
    id: "sign-out",
    group: "",
    icon: <LogOut aria-hidden className="i s18" />,
    text: "Logga ut",
    more: "",
    run: () => void signOut(),
  };
  return [...pages, leave].filter((command) => command.text.toLowerCase().includes(wanted));
}

function hitsOf({ cars, cases }: Found): Hit[] {
  return [
    ...cars.map(({ licenseplate, title, to }) => ({
      id: licenseplate,
      group: "Lager",
      icon: <Car aria-hidden className="i s18" />,
      text: displayPlate(licenseplate),
      more: title,
      run: () => go(to),
    })),
    ...cases.map(({ number, subject, email }) => ({
      id: number,
      group: "Ärende",
      icon: <Inbox aria-hidden className="i s18" />,
      text: displayCaseNumber(number),
      more: [subject, email].filter(Boolean).join(" · "),
      run: () => go(paths.staff(`arenden/${number.toLowerCase()}/`)),
    })),
  ];
}

/** A car that is offered to us stands in no list of ours: its plate leads to what is known of it. [DESK-7] */
function dossierOf({ roles }: Me, text: string): Hit[] {
  const plate = may(roles, "readTradeIns") ? findPlate(text) : null;
  if (plate === null) return [];
  return [
    {
      id: `dossier-${plate}`,
      group: "Inbyte",
      icon: <FileSearch aria-hidden className="i s18" />,
      text: "Hämta inbytesunderlag",
      more: displayPlate(plate),
      run: () => go(paths.staff(`inbyte/${plate}/`)),
    },
  ];
}
