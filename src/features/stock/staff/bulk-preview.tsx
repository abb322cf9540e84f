import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import type { FieldValue } from "../rules/car-fields.ts";
import { statusLabel } from "../rules/status-steps.ts";
import type { BulkKind } from "./bulk-form.tsx";

/** A car in the answer of /api/staff/cars/preview. */
export type PreviewedCar = {
  carId: number;
  licenseplate: LicensePlate;
  title: string;
  edit: object | null;
  before: Record<string, FieldValue>;
  after: Record<string, FieldValue>;
  reference: { price: string; label: string } | null;
  remark: string | null;
  doubts: string[];
};

type BulkPreviewProps = {
  kind: BulkKind;
  cars: readonly PreviewedCar[];
  storeLabel: (slug: string) => string;
};

/** Before and after, what may stand beside a new price, and what is to be known. */
export function BulkPreview({ kind, cars, storeLabel }: BulkPreviewProps) {
  const formatters: Record<BulkKind, (values: Record<string, FieldValue>) => string> = {
    price: ({ price }) => (typeof price === "number" ? formatNumber(price) : "–"),
    status: ({ status }) => (typeof status === "number" ? `${statusLabel(status)} (${status})` : "–"),
    store: (values) =>
      [...new Set(Object.values(values))].map((slug) => storeLabel(String(slug))).join(", ") || "–",
    flag: (values) => {
      const [value] = Object.values(values);
      return value === undefined ? "–" : value === true ? "På" : "Av";
    },
  };
  const cellClass = kind === "price" ? "r" : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that is named, within a dialog.
    <div
      className="sl-preview"
      role="region"
      aria-label="Förhandsvisning"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Bil</th>
            <th scope="col" className={cellClass}>
              Nu
            </th>
            <th scope="col" className={cellClass}>
              Blir
            </th>
            {kind === "price" && (
              <th scope="col" className="r">
                Visas bredvid
              </th>
            )}
            <th scope="col">Att tänka på</th>
          </tr>
        </thead>
        <tbody>
          {cars.map(({ carId, licenseplate, title, edit, before, after, reference, remark }) => (
            <tr key={carId} className={edit === null ? "sl-out" : undefined}>
              <th scope="row" title={title}>
                {displayPlate(licenseplate)}
              </th>
              <td className={cellClass}>{formatters[kind](before)}</td>
              <td className={cellClass}>{edit === null ? "–" : <b>{formatters[kind](after)}</b>}</td>
              {kind === "price" && (
                <td className="r" title={reference?.label}>
                  {reference === null ? "–" : reference.price}
                </td>
              )}
              <td className="t2">{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
