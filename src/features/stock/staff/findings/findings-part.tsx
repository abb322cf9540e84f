import { Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { conditionParts, conditionVerdicts } from "#features/cars/rules/condition.ts";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { isNewFinding, type PartFinding } from "../../rules/car-parts.ts";
import { type FindingZone, findingZones, zoneOf, zoneViewNames } from "../../rules/finding-zones.ts";
import { MergeNote } from "../parts/merge-note.tsx";
import type { PartProps } from "../parts/part-props.ts";
import { SaveBar } from "../parts/save-bar.tsx";
import { type Draft, useDraft } from "../parts/use-draft.ts";
import { useSaving } from "../parts/use-saving.ts";
import { CarDrawing } from "./car-drawing.tsx";
import { FindingForm } from "./finding-form.tsx";
import { FindingRows } from "./finding-rows.tsx";
import { ZoneOptions, zoneNamed } from "./zone-options.tsx";

const lacksNote = (finding: PartFinding) =>
  isNewFinding(finding) && finding.verdict !== "normal" && (finding.note ?? "").trim() === "";
const missingNote = "Skriv vad du har sett och var";

/** What was found on a car, set on drawings of it or in the list beside them. */
export function FindingsPart({ parts, path, canEdit, onSaved, onConflict }: PartProps) {
  const draft = useDraft(parts.version, parts.findings);
  const { items } = draft;
  const [selected, setSelected] = useState<string | null>(null);
  const [place, setPlace] = useState(findingZones[0]?.name ?? "");
  const [isTried, setIsTried] = useState(false);
  const [message, setMessage] = useState("");
  const added = useRef(0);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const isOpened = useRef(false);
  useShortcuts(useMemo(() => ({ d: () => choice.current?.focus() }), []));

  const { save, isSaving, failure, isRefused } = useSaving(`${path}/findings`, {
    onConflict,
    onSaved: (next) => {
      draft.reset(next.version, next.findings);
      setSelected(null);
      setIsTried(false);
      setMessage("Skicket är sparat.");
      onSaved(next);
    },
  });
  const add = ({ part, start }: FindingZone) => {
    added.current += 1;
    const key = `ny ${added.current}`;
    const fresh: PartFinding = { key, part, verdict: "note", note: start || null, picture: null };
    draft.change((list) => [...list, fresh]);
    setSelected(key);
    isOpened.current = true;
    setMessage(`Fynd ${items.length + 1} tillagt.`);
  };
  // A new finding is written about: its first word stands ready to be replaced.
  useEffect(() => {
    const field = noteField.current;
    if (!isOpened.current || !field) return;
    isOpened.current = false;
    field.focus();
    const comma = field.value.indexOf(",");
    if (comma > 0) field.setSelectionRange(0, comma);
  });
  const remove = (key: string) => {
    const removedIndex = items.findIndex((finding) => finding.key === key);
    draft.change((list) => list.filter((finding) => finding.key !== key));
    setMessage(`Fynd ${removedIndex + 1} är borttaget. Ångra tar tillbaka det.`);
  };
  const send = () => {
    const wrong = items.find(lacksNote);
    setIsTried(true);
    if (wrong) {
      setSelected(wrong.key);
      isOpened.current = true;
    } else void save({ version: draft.version, findings: items });
  };
  const open = items.find(({ key }) => key === selected) ?? null;
  const marks = items.flatMap((finding, at) => {
    const zone = zoneOf(finding);
    return zone === null ? [] : [{ key: finding.key, number: at + 1, zone }];
  });
  return (
    <section className="st-panel" id="car-findings" tabIndex={-1} aria-labelledby="part-findings">
      <div className="st-ph">
        <h2 className="t" id="part-findings">
          Skick
        </h2>
        <span className="n">{items.length === 1 ? "1 fynd" : `${items.length} fynd`}</span>
        {canEdit && <span className="end xs t2">Klicka på bilen för nytt fynd</span>}
      </div>
      <div className="st-pb cp-gap">
        {draft.remote !== null && draft.isChanged && (
          <MergeNote
            last={parts.last}
            conflicts={conflictsOf(draft)}
            isRefused={isRefused}
            onTakeRemote={draft.takeRemote}
          />
        )}
        <div className="cp-views">
          {zoneViewNames.map((view) => (
            <CarDrawing
              key={view}
              view={view}
              marks={marks.filter(({ zone }) => zone.view === view)}
              selected={selected}
              canEdit={canEdit}
              onZone={add}
              onMark={setSelected}
            />
          ))}
          {canEdit && (
            <div className="cp-new">
              <div className="field">
                <label htmlFor="new-finding">
                  Nytt fynd på <kbd className="kbd">D</kbd>
                </label>
                <select
                  ref={choice}
                  id="new-finding"
                  className="select"
                  value={place}
                  onChange={({ target }) => setPlace(target.value)}
                >
                  <ZoneOptions />
                </select>
              </div>
              <button
                type="button"
                className="btn secondary d"
                onClick={() => {
                  const zone = zoneNamed(place);
                  if (zone) add(zone);
                }}
              >
                <Plus aria-hidden className="i s18" />
                Lägg till
              </button>
              <p role="status" className="sm t2">
                {message}
              </p>
            </div>
          )}
        </div>
      </div>
      <FindingRows
        findings={items}
        pictures={parts.pictures}
        selected={selected}
        canEdit={canEdit}
        onSelect={setSelected}
        onRemove={remove}
      >
        {open && (
          <FindingForm
            finding={open}
            pictures={parts.pictures}
            number={items.indexOf(open) + 1}
            error={isTried && lacksNote(open) ? missingNote : null}
            noteField={noteField}
            onChange={(to) =>
              draft.change((list) => list.map((one) => (one.key === to.key ? to : one)), to.key)
            }
          />
        )}
      </FindingRows>
      {canEdit && (
        <SaveBar what="skicket" draft={draft} isSaving={isSaving} failure={failure} onSave={send} />
      )}
    </section>
  );
}

/** What both have written of the same finding. */
function conflictsOf({ conflicts, items, remote }: Draft<PartFinding>) {
  const describe = ({ part, verdict, note }: PartFinding) =>
    `”${note ?? conditionParts[part]}” (${conditionVerdicts[verdict].toLowerCase()})`;
  return conflicts.flatMap((key) => {
    const local = items.find((finding) => finding.key === key);
    const other = remote?.find((finding) => finding.key === key);
    if (!local || !other) return [];
    return [
      { key, what: `Fynd ${items.indexOf(local) + 1}`, local: describe(local), remote: describe(other) },
    ];
  });
}
