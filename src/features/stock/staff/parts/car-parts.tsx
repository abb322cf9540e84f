import { useState } from "react";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import type { CarParts as Parts } from "../../rules/car-parts.ts";
import { FindingsPart } from "../findings/findings-part.tsx";
import { PicturesPart } from "../pictures/pictures-part.tsx";

type CarPartsProps = {
  car: { licenseplate: LicensePlate };
  canEdit: boolean;
  /** Something of the car was saved: whoever shows it asks anew. */
  onSaved: () => void;
};

/** Pictures and condition of a car: they point at each other, so they are read and saved in the same version. */
export function CarParts({ car, canEdit, onSaved }: CarPartsProps) {
  const path = `/api/staff/cars/${encodeURIComponent(car.licenseplate)}`;
  const { data: requested, problem, reload } = useStaffData<Parts>(`${path}/parts`);
  const [answered, setAnswered] = useState<{ after: Parts | null; parts: Parts } | null>(null);
  // What a save answers is newer than what was asked for before it.
  const parts = answered && answered.after === requested ? answered.parts : requested;
  if (parts === null) return problem ? <PageProblem problem={problem} /> : <Loading />;
  const saved = (next: Parts) => {
    setAnswered({ after: requested, parts: next });
    onSaved();
  };
  const own = { parts, path, plate: car.licenseplate, canEdit, onSaved: saved, onConflict: reload };
  return (
    <>
      <PicturesPart {...own} />
      <FindingsPart {...own} />
    </>
  );
}
