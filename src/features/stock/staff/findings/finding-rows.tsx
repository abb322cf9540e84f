import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { type ConditionVerdict, conditionParts, conditionVerdicts } from "#features/cars/rules/condition.ts";
import { findingHeading } from "#features/cars/rules/damage-place.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import type { PartFinding, PartPicture } from "../../rules/car-parts.ts";

const tones = { normal: "tag ok2", note: "tag warn", fault: "tag bad" } as const satisfies Record<
  ConditionVerdict,
  string
>;
const thumbnail = 128;

type FindingRowsProps = {
  findings: readonly PartFinding[];
  pictures: readonly PartPicture[];
  selected: string | null;
  canEdit: boolean;
  onSelect: (key: string | null) => void;
  onRemove: (key: string) => void;
  /** The form of the chosen one. */
  children: ReactNode;
};

/** The same as the drawings, as a list: each finding opens where it stands. */
export function FindingRows(props: FindingRowsProps) {
  const { findings, pictures, selected, canEdit, children } = props;
  if (findings.length === 0) return <p className="st-pb t2">Inga fynd är noterade.</p>;
  return (
    <ol className="cp-finds" aria-label="Fynd">
      {findings.map(({ key, part, verdict, note, picture }, at) => {
        const { heading, rest } = findingHeading(part, note || null);
        const image = pictures.find((one) => one.key === picture);
        const isOpen = key === selected;
        return (
          <li key={key} data-selected={isOpen || undefined}>
            <div className="cp-fd">
              <span className="cp-nr" aria-hidden>
                {at + 1}
              </span>
              {image ? (
                <img src={variantAddress(image.url, thumbnail)} alt="" loading="lazy" />
              ) : (
                <span className="cp-none" aria-hidden />
              )}
              <button
                type="button"
                className="cp-what"
                aria-expanded={canEdit ? isOpen : undefined}
                onClick={() => props.onSelect(isOpen ? null : key)}
              >
                <b>
                  <span className="sr">Fynd {at + 1}: </span>
                  {heading}
                </b>
                <small>{[conditionParts[part], rest].filter(Boolean).join(" · ")}</small>
              </button>
              <span className={tones[verdict]}>{conditionVerdicts[verdict]}</span>
              {canEdit && (
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={`Ta bort fynd ${at + 1}, ${heading}`}
                  onClick={() => props.onRemove(key)}
                >
                  <Trash2 aria-hidden className="i s18" />
                </button>
              )}
            </div>
            {isOpen && canEdit && children}
          </li>
        );
      })}
    </ol>
  );
}
