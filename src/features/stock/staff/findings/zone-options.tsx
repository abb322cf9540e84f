import { type ConditionPart, conditionParts } from "#features/cars/rules/condition.ts";
import {
  type FindingZone,
  findingZones,
  zoneOf,
  zoneViewNames,
  zoneViews,
} from "../../rules/finding-zones.ts";

/** Found, but nobody wrote where. */
const withoutPlace: readonly ConditionPart[] = ["exteriorDamage", "wheelDamage"];
const partPrefix = "part ";

/** All that the drawings offer, as a list. */
export function ZoneOptions({ hasParts = false }: { hasParts?: boolean }) {
  return (
    <>
      {zoneViewNames.map((view) => (
        <optgroup key={view} label={zoneViews[view]}>
          {findingZones
            .filter((zone) => zone.view === view)
            .map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
      {hasParts && (
        <optgroup label="Utan plats på ritningen">
          {withoutPlace.map((part) => (
            <option key={part} value={`${partPrefix}${part}`}>
              {conditionParts[part]}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}

/** The choice that a finding stands for. */
export function choiceOf(finding: { part: ConditionPart; note: string | null }): string {
  return zoneOf(finding)?.name ?? `${partPrefix}${finding.part}`;
}

export function zoneNamed(name: string): FindingZone | null {
  return findingZones.find((zone) => zone.name === name) ?? null;
}

/** The finding at another place: the words that said the old one say the new one, and what was written beside them stays. */
export function atChoice<Finding extends { part: ConditionPart; note: string | null }>(
  finding: Finding,
  choice: string,
): Finding {
  const zone = zoneNamed(choice);
  if (zone === null) return { ...finding, part: choice.slice(partPrefix.length) as ConditionPart };
  const note = finding.note ?? "";
  const old = zoneOf(finding)?.start ?? "";
  const rest = old !== "" && note.startsWith(old) ? note.slice(old.length).trim() : note;
  return {
    ...finding,
    part: zone.part,
    note: [zone.start, rest].filter((text) => text !== "").join(" ") || null,
  };
}
