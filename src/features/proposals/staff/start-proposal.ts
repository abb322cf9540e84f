import { paths } from "#core/paths.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { goTo } from "#platform/staff/use-url.ts";

export const proposalAddress = (id: number) => paths.staff(`offerter/${id}/`);

/** A new one is begun and opened, with a car in it where there is one. */
export async function startProposal(licenseplate: LicensePlate | null = null): Promise<void> {
  const { id } = await callStaff<{ id: number }>("/api/staff/proposals", { body: { licenseplate } });
  goTo(proposalAddress(id));
}
