import { Panel } from "#ui/panel.tsx";
import { PriceChart } from "./price-chart.tsx";
import type { PriceSectionView } from "./price-section-view.ts";
import { Section } from "./section.tsx";

const head =
  "border-b border-line-2 px-2 py-3 text-xs font-semibold text-ink-2 first:pl-0 last:pr-0 xl:px-3.5";
const cell =
  "border-line sm:border-b sm:px-2 sm:py-3 sm:first:pl-0 sm:last:pr-0 xl:px-3.5 sm:group-last:border-b-0";

/** Under 600 px each row becomes two lines: date and price, then what changed and the lowest price before. */
export function PriceHistorySection({ figures, chart, rows }: PriceSectionView) {
  if (rows.length === 0) return null;
  return (
    <Section heading="Prishistorik" print={false}>
      <Panel>
        {figures.length > 0 && (
          <ul className="price-figures">
            {figures.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b>
                {label}
              </li>
            ))}
          </ul>
        )}
        {chart && <PriceChart chart={chart} />}
        <table className="w-full border-collapse text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr>
              <th className={`${head} text-left`}>Datum</th>
              <th className={`${head} text-right`}>Pris</th>
              <th className={`${head} text-right`}>Ändring</th>
              <th className={`${head} text-left`}>Lägsta pris 30&nbsp;dagar före</th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row, at) => (
              <tr
                key={`${row.date} ${row.price} ${row.change}`}
                className={`group max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:border-b max-sm:border-line max-sm:py-3 max-sm:last:border-0 ${at === 0 ? "font-semibold" : ""}`}
              >
                <td className={`${cell} sm:whitespace-nowrap`}>{row.date}</td>
                <td className={`${cell} text-right whitespace-nowrap`}>{row.price}</td>
                <td
                  className={`${cell} font-normal whitespace-nowrap max-sm:text-xs max-sm:text-ink-2 sm:text-right`}
                >
                  {row.change}
                </td>
                <td
                  className={`${cell} max-sm:text-right max-sm:text-xs max-sm:font-normal max-sm:text-ink-2`}
                >
                  {row.lowestBefore ? (
                    <>
                      <span className="sm:hidden">30&nbsp;dagar före: </span>
                      {row.lowestBefore}
                    </>
                  ) : (
                    <span className="text-ink-3 max-sm:hidden">–</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Section>
  );
}
