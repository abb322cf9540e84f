import { Check, CircleAlert } from "lucide-react";
import { useEffect } from "react";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { AdvertQuality, QualityRow } from "#domain/staff/advert-quality.ts";
import { useStaffData } from "../../../use-staff-data.ts";

type QualityPartProps = {
  car: { licenseplate: LicensePlate };
  /** Another text when something of the car was saved. */
  version: string;
};

/** How complete the advert is: what is missing with what it is worth, and a way to each field. [CARPARTS-14] */
export function QualityPart({ car, version }: QualityPartProps) {
  const path = `/api/staff/cars/${encodeURIComponent(car.licenseplate)}/quality`;
  const { data, problem, reload } = useStaffData<AdvertQuality>(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the car was saved.
  useEffect(reload, [version, reload]);
  const missing = data?.rows.filter(({ isMet }) => !isMet) ?? [];
  const done = data?.rows.filter(({ isMet }) => isMet) ?? [];
  return (
    <section className="st-panel" aria-labelledby="part-quality">
      <div className="st-ph">
        <h2 className="t" id="part-quality">
          Annonsen
        </h2>
        {data && (
          <span className="end cp-score">
            {data.score}
            <span className="sr"> av 100 poäng</span>
          </span>
        )}
      </div>
      <div className="st-pb">
        {data === null ? (
          <p className="t2" role={problem ? "alert" : "status"}>
            {problem ? problem.message : "Hämtar …"}
          </p>
        ) : (
          <>
            <ul className="cp-ql">
              {missing.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </ul>
            {missing.length === 0 && <p>Annonsen är komplett.</p>}
            <details className="cp-done">
              <summary>{done.length} punkter klara</summary>
              <ul className="cp-ql">
                {done.map((row) => (
                  <Row key={row.name} row={row} />
                ))}
              </ul>
            </details>
          </>
        )}
      </div>
    </section>
  );
}

function Row({ row: { isMet, text, points, at } }: { row: QualityRow }) {
  if (isMet)
    return (
      <li className="ok">
        <Check aria-hidden className="i s18" />
        <span>{text}</span>
      </li>
    );
  return (
    <li className="no">
      <CircleAlert aria-hidden className="i s18" />
      <a
        className="link"
        href={`#car-${at}`}
        onClick={(event) => {
          event.preventDefault();
          const field = document.getElementById(`car-${at}`);
          field?.scrollIntoView({ block: "center" });
          field?.focus({ preventScroll: true });
        }}
      >
        {text}
      </a>
      <span className="p">
        +{points}
        <span className="sr"> poäng</span>
      </span>
    </li>
  );
}
