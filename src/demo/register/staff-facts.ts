import type { StaffFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { Random } from "../random.ts";
import type { VehicleState } from "./vehicle-states.ts";

const insurers = ["Exempel Försäkring", "Påhittade Bolaget", "Demo Sak"] as const;
/** Letters of chassis numbers; Q is not one, so a number that holds it is nobody's. */
const chassisLetters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** What only staff may see, of people and companies that do not exist. */
export function demoStaffFacts(
  random: Random,
  state: VehicleState,
  { firstRegisteredOn, now }: { firstRegisteredOn: string; now: Date },
): StaffFacts {
  const owned = purchaseDays(random, firstRegisteredOn, now);
  return {
    basic: {
      chassisNumber: `QQQ${Array.from({ length: 14 }, () => random.pick([...chassisLetters])).join("")}`,
      builtYear: builtBefore(firstRegisteredOn),
      purchaseDate: owned.at(-1) ?? firstRegisteredOn,
      insurer: state === "deregistered" || state === "offRoad" ? null : random.pick(insurers),
      lessor: state === "leased" ? "Exempel Leasing AB" : null,
      creditor: state === "inDebt" || random.chance(0.2) ? "Exempelbanken" : null,
      isDirectImport: random.chance(0.06),
      isStolen: state === "stolen",
      hasDrivingBan: state === "drivingBan",
      hasUseBan: state === "inDebt",
    },
    debt:
      state === "inDebt"
        ? { tax: random.int(4, 60) * 100, fees: random.int(1, 12) * 500 }
        : { tax: 0, fees: 0 },
    owner: {
      isCompany: state === "leased" || random.chance(0.12),
      previousOwners: owned.map((from) => ({ from })),
    },
  };
}

/** A car that was registered in January was built the year before. */
function builtBefore(firstRegisteredOn: string): number {
  const [year, month] = firstRegisteredOn.split("-").map(Number);
  return (year ?? 0) - (month === 1 ? 1 : 0);
}

/** The days on which it was bought, oldest first, none after today; each owner has had it for at least half a year. */
function purchaseDays(random: Random, firstRegisteredOn: string, now: Date): string[] {
  const days: string[] = [];
  let at = Date.parse(firstRegisteredOn);
  const end = at + random.int(0, 9) * 365 * 86_400_000;
  while (at <= end && days.length < 8) {
    days.push(new Date(at).toISOString().slice(0, 10));
    at += random.int(200, 1_600) * 86_400_000;
  }
  // What has not been yet is left out at last: so a car has the same chance every day.
  const today = now.toISOString().slice(0, 10);
  return days.filter((day) => day <= today);
}
