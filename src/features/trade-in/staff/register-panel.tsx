import { Car, ClipboardCheck, Gauge } from "lucide-react";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import type { SummaryRow } from "#features/valuation/rules/trade-in-summary.ts";
import type { ValuationFile } from "./trade-responses.ts";

/** The register's summary of the car, and what else it says. */
export function RegisterPanel({
  valuationFile: { summary, vehicle, likely, info },
}: {
  valuationFile: ValuationFile;
}) {
  const { technical, inspection } = info.smartInfo;
  const text = (fact: unknown) =>
    typeof fact === "string" || typeof fact === "number" ? String(fact) : null;
  const parts = [
    {
      title: "Grund",
      icon: <Car aria-hidden className="i s18" />,
      rows: summary.basic.filter(({ label }) => label !== "Chassinummer"),
    },
    {
      title: "Teknik",
      icon: <Gauge aria-hidden className="i s18" />,
      rows: [
        { label: "Effekt", value: vehicle?.horsepower == null ? null : `${vehicle.horsepower}\u00a0hk` },
        { label: "Drivmedel", value: text(technical.fuel) },
        { label: "Växellåda", value: text(technical.gearbox) },
        ...summary.technical,
        {
          label: "Fordonsskatt",
          value: vehicle?.annualTax == null ? null : `${formatNumber(vehicle.annualTax)}\u00a0kr/år`,
        },
      ],
    },
    {
      title: "Besiktning",
      icon: <ClipboardCheck aria-hidden className="i s18" />,
      rows: [
        ...summary.inspection,
        { label: "Nästa senast", value: text(inspection.validUntil) },
        { label: "Mil sedan dess", value: likely && `cirka ${formatMil(likely.sinceInspection)}` },
        { label: "Mil per år", value: likely && formatNumber(likely.perYear) },
      ],
    },
  ];
  return (
    <section className="st-panel" aria-label="Sammanfattning">
      <div className="sp-v3">
        {parts.map(({ title, icon, rows }) => (
          <div key={title}>
            <h3>
              {icon}
              {title}
            </h3>
            <RegisterFacts rows={rows} />
          </div>
        ))}
      </div>
    </section>
  );
}

export function RegisterFacts({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="kv">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
