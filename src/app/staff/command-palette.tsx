import { CalendarClock, Car, Inbox } from "lucide-react";
import { useEffect, useState } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { formatShortMoment } from "#features/reservations/rules/format-moments.ts";
import type { FoundEverywhere } from "#features/staff-home/staff/responses.ts";
import { may } from "#platform/auth/permissions.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import type { Me } from "#platform/staff/me.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { commandsFor, commandsWith, type PaletteCommand } from "./palette-commands.tsx";

const fewest = 3;
const pauseMs = 150;
const nothing: FoundEverywhere = { cars: [], reservations: [], cases: [] };

type CommandPaletteProps = {
  me: Me;
  /** What is written in it from the start. */
  begin: string;
  onClose: () => void;
};

/** Cars, cases and commands in one field; only what these roles may. */
export function CommandPalette({ me, begin, onClose }: CommandPaletteProps) {
  const [text, setText] = useState(begin);
  const [failed, setFailed] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = useFound(me, text);
  const commands = [...commandsFor(me, text), ...commandsOf(found), ...withPlate(me, text, found)];
  const selected = commands[Math.min(at, commands.length - 1)];
  const run = async (command: PaletteCommand | undefined) => {
    if (!command) return;
    if ("go" in command) {
      // In one go with it: what has the focus there could not have it beside an open dialog.
      onClose();
      command.go();
      return;
    }
    try {
      await command.ask();
      onClose();
    } catch (error) {
      setFailed(asProblem(error).message);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, commands.length - 1) + step + commands.length) % Math.max(1, commands.length));
    } else if (event.key === "Enter") void run(selected);
  };
  return (
    <Dialog label="Sök eller ge ett kommando" className="st-palbox" onClose={onClose}>
      <div className="st-palin">
        <input
          role="combobox"
          aria-label="Sök regnr, kund, ärende eller kommando"
          aria-expanded="true"
          aria-controls="palette-hits"
          aria-activedescendant={selected && `hit-${selected.id}`}
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
        {commands.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and Enter runs the chosen one.
          <div
            key={command.id}
            id={`hit-${command.id}`}
            role="option"
            aria-selected={command === selected}
            tabIndex={-1}
            className={command === selected ? "on" : undefined}
            onClick={() => void run(command)}
          >
            {command.icon}
            <span>{command.text}</span>
            <span className="m">{command.more}</span>
            <span className="end">{command.group}</span>
          </div>
        ))}
      </div>
      {failed && (
        <p className="st-note bad" role="alert">
          {failed}
        </p>
      )}
      {commands.length === 0 && <p className="st-pb t2">Inget hittat.</p>}
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
function useFound(me: Me, text: string): FoundEverywhere {
  const [found, setFound] = useState<FoundEverywhere>(nothing);
  const searchText = text.trim();
  const isQuestion = searchText.length >= fewest && !searchText.startsWith(">") && may(me.roles, "workCases");
  useEffect(() => {
    setFound(nothing);
    if (!isQuestion) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const path = `/api/staff/search?${new URLSearchParams({ text: searchText })}`;
      callStaff<FoundEverywhere>(path, { signal: stop.signal }).then(setFound, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [searchText, isQuestion]);
  return found;
}

function commandsOf({ cars, reservations, cases }: FoundEverywhere): PaletteCommand[] {
  return [
    ...cars.map(({ licenseplate, title, to }) => ({
      id: licenseplate,
      group: "Lager",
      icon: <Car aria-hidden className="i s18" />,
      text: displayPlate(licenseplate),
      more: title,
      go: () => goTo(to),
    })),
    ...reservations.map(({ number, licenseplate, until, assigneeName }) => ({
      id: number,
      group: "Reservation",
      icon: <CalendarClock aria-hidden className="i s18" />,
      text: `${displayPlate(licenseplate)}, till ${formatShortMoment(new Date(until))}`,
      more: assigneeName ?? "utan ansvarig",
      go: () => goTo(paths.staff("bokningar/")),
    })),
    ...cases.map(({ number, subject, email, state }) => ({
      id: number,
      group: state === "closed" ? "Stängt ärende" : "Ärende",
      icon: <Inbox aria-hidden className="i s18" />,
      text: displayCaseNumber(number),
      more: [subject, email].filter(Boolean).join(" · "),
      go: () => goTo(paths.staff(`arenden/${number.toLowerCase()}/`)),
    })),
  ];
}

/** What is done with the car whose plate is written. */
function withPlate(me: Me, text: string, { cars }: FoundEverywhere): PaletteCommand[] {
  const plate = findPlate(text);
  return plate === null
    ? []
    : commandsWith(
        me,
        plate,
        cars.some(({ licenseplate }) => licenseplate === plate),
      );
}
