import { useEffect } from "react";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import type { AdvertQuality } from "../../rules/advert-quality.ts";
import { fieldId, goToField } from "./go-to-field.ts";
import { QualityRows, QualityScore } from "./quality-rows.tsx";

type QualityPartProps = {
  car: { licenseplate: LicensePlate };
  /** Another text when something of the car was saved. */
  version: string;
};

/** How complete the advert is: what is missing with what it is worth, and a way to each field. */
export function QualityPart({ car, version }: QualityPartProps) {
  const path = `/api/staff/cars/${encodeURIComponent(car.licenseplate)}/quality`;
  const { data, problem, reload } = useStaffData<AdvertQuality>(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the car was saved.
  useEffect(reload, [version, reload]);
  return (
    <Panel id="part-quality" title="Annonsen" head={data && <QualityScore quality={data} />}>
      <div className="st-pb">
        {data === null ? (
          <p className="t2" role={problem ? "alert" : "status"}>
            {problem ? problem.message : "Hämtar …"}
          </p>
        ) : (
          <QualityRows
            quality={data}
            linkTo={(at) => ({
              href: `#${fieldId(at)}`,
              onClick: (event) => {
                event.preventDefault();
                goToField(at);
              },
            })}
          />
        )}
      </div>
    </Panel>
  );
}
