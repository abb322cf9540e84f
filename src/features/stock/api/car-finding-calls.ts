import { staffCall } from "#platform/staff/staff-call.ts";
import { newFindings } from "../rules/car-parts-body.ts";
import { saveFindings } from "../service/save-car-parts.ts";
import { carOfPath, orRefusal, plateInPath, savingBy } from "./car-of-call.ts";

/** All that was found on a car. */
export const saveFindingsCall = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/findings",
  permission: "editStock",
  title: "Spara en bils skick",
  parameters: { plate: plateInPath },
  body: newFindings,
  audit: "change",
  answer: ({ plate }, sent, desk) =>
    orRefusal(
      "findings",
      saveFindings(desk.db, sent, savingBy(desk, carOfPath(plate), sent, "car.findings")),
    ),
});
