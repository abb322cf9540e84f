import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { newFindings } from "../rules/car-parts-body.ts";
import { saveFindings } from "../service/save-car-parts.ts";
import { carOfPath, orRefusal, plateInPath, type StockUses, savingBy } from "./car-of-call.ts";

/** All that was found on a car. */
export const saveFindingsCall = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/findings",
  permission: "editStock",
  title: "Spara en bils skick",
  parameters: { plate: plateInPath },
  body: newFindings,
  audit: "change",
  handle: ({ plate }, requestBody, request: StaffRequest<StockUses>) =>
    orRefusal(
      "findings",
      saveFindings(request.db, requestBody, savingBy(request, carOfPath(plate), requestBody, "car.findings")),
    ),
});
