import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import type { CarField, FieldValue } from "../rules/car-fields.ts";
import { fieldText } from "../rules/field-text.ts";

/** What /api/staff/cars/import/check answers; the lists hold the first of each. */
export type FileReport = {
  counts: { problems: number; added: number; changed: number; same: number };
  problems: string[];
  added: { licenseplate: LicensePlate; title: string }[];
  changed: {
    licenseplate: LicensePlate;
    title: string;
    rise: number | null;
    changes: { field: CarField; label: string; before: FieldValue; after: FieldValue }[];
  }[];
  /** Prices that are asked about once more. */
  doubts: { licenseplate: LicensePlate; texts: string[] }[];
};

function More({ listedCount, all }: { listedCount: number; all: number }) {
  return all > listedCount && <p className="xs t2">… och {formatNumber(all - listedCount)} till</p>;
}

/** What would be refused, added and changed, row by row. */
export function ImportReport({
  report: { counts, problems, added, changed, doubts },
}: {
  report: FileReport;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that is named, within a dialog.
    <div
      className="sl-report"
      role="region"
      aria-label="Provkörning"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
    >
      <p role="status">
        {counts.problems > 0
          ? `${formatNumber(counts.problems)} fel. Rätta raderna och välj filen igen.`
          : `Nya: ${formatNumber(counts.added)}, ändrade: ${formatNumber(counts.changed)}, oförändrade: ${formatNumber(counts.same)}.`}
      </p>
      {problems.length > 0 && (
        <>
          <h3>Fel</h3>
          <ul>
            {problems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <More listedCount={problems.length} all={counts.problems} />
        </>
      )}
      {doubts.length > 0 && (
        <>
          <h3>Priser att kontrollera</h3>
          <ul>
            {doubts.map(({ licenseplate, texts }) => (
              <li key={licenseplate}>
                <b>{displayPlate(licenseplate)}</b> {texts.join(". ")}
              </li>
            ))}
          </ul>
        </>
      )}
      {added.length > 0 && (
        <>
          <h3>Nya</h3>
          <ul>
            {added.map(({ licenseplate, title }) => (
              <li key={licenseplate}>
                <b>{displayPlate(licenseplate)}</b> {title}
              </li>
            ))}
          </ul>
          <More listedCount={added.length} all={counts.added} />
        </>
      )}
      {changed.length > 0 && (
        <>
          <h3>Ändrade</h3>
          <ul>
            {changed.map(({ licenseplate, changes, rise }) => (
              <li key={licenseplate}>
                <b>{displayPlate(licenseplate)}</b>{" "}
                {changes
                  .map(
                    ({ field, label, before, after }) =>
                      `${label}: ${fieldText(field, before)} → ${fieldText(field, after)}`,
                  )
                  .join(", ")}
                {rise !== null && ` Priset höjs till ${formatKronor(rise)} när reservationen är slut.`}
              </li>
            ))}
          </ul>
          <More listedCount={changed.length} all={counts.changed} />
        </>
      )}
    </div>
  );
}
