import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import type { AdvertQuality } from "../../rules/advert-quality.ts";
import { carAddress } from "../list-row.tsx";
import { QualityRows, QualityScore } from "./quality-rows.tsx";

type QualityDialogProps = { car: { licenseplate: LicensePlate; title: string }; onClose: () => void };

/** What an advert lacks, without leaving the list; each is a way to the field on the car's page. */
export function QualityDialog({ car: { licenseplate, title }, onClose }: QualityDialogProps) {
  const plate = displayPlate(licenseplate);
  const { data, problem } = useStaffData<AdvertQuality>(
    `/api/staff/cars/${encodeURIComponent(licenseplate)}/quality`,
  );
  return (
    <Dialog
      label={`Annonsens kvalitet, ${plate}`}
      className="st-palbox sl-dialog sl-quality"
      onClose={onClose}
    >
      <div className="sl-qh">
        <div>
          <h2 className="t">Annonsens kvalitet</h2>
          <p className="xs t2">
            {plate} · {title}
          </p>
        </div>
        {data && <QualityScore quality={data} />}
      </div>
      {data === null ? (
        <p className="t2" role={problem ? "alert" : "status"}>
          {problem ? problem.message : "Hämtar …"}
        </p>
      ) : (
        <QualityRows quality={data} linkTo={(at) => ({ href: `${carAddress(licenseplate)}?vid=${at}` })} />
      )}
      <div className="sl-actions">
        <button type="button" className="btn secondary d" onClick={onClose}>
          Stäng
        </button>
        <a className="btn primary d" href={carAddress(licenseplate)}>
          Öppna bilen
        </a>
      </div>
    </Dialog>
  );
}
