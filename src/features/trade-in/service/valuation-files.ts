import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Comparable } from "#features/valuation/rules/engine/comparables.ts";
import { carFactsFrom } from "#features/valuation/rules/flow/car-facts-from.ts";
import type { TradeInInfo } from "#features/valuation/rules/trade-in-info.ts";
import { type TradeInSummary, tradeInSummary } from "#features/valuation/rules/trade-in-summary.ts";
import { deregisteredVerdict, type Verdict, verdictOn } from "#features/valuation/service/appraise.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import { openMinutes } from "#features/vehicle-register/rules/look-up-reasons.ts";
import type { Vehicle, VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { RegisterLookup, VehicleRegister } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import {
  type AccessRow,
  addAccess,
  findAccesses,
  findOpenedParts,
} from "#features/vehicle-register/storage/register-accesses.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { type Correction, type FilledBid, filledBid } from "../rules/corrected-bid.ts";
import { type LikelyMileage, likelyMileage } from "../rules/likely-mileage.ts";
import type { LookUp } from "../rules/look-up.ts";
import { tradeInFrom } from "../rules/trade-in-from.ts";
import { findDaysInStock, findPlateHistory } from "../storage/plate-history.ts";
import type { Bids, LoggedBid, SeriesAddress, WriteAudit } from "./bids.ts";

/** How far the car has gone, and who says so. */
export type FileMileage = { mil: number; source: "told" | "bid" | "inspection" };

/** All that an appraiser needs on one page. */
export type ValuationFile = {
  plate: LicensePlate;
  at: Date;
  register: RegisterLookup["kind"];
  vehicle: VehicleFacts | null;
  info: TradeInInfo;
  summary: TradeInSummary;
  mileage: FileMileage | null;
  likely: LikelyMileage | null;
  /** Null where the car or its mileage is not known. */
  verdict: Verdict | null;
  /** The sold cars that the valuation rests on, with how long they stood; the median is what to expect. */
  comparables: (Comparable & { days: number | null })[];
  expectedDays: number | null;
  modelAt: Date | null;
  bids: LoggedBid[];
  /** What the form is filled in with, and what it would be without a correction. */
  filled: { corrected: FilledBid; plain: FilledBid; correction: Correction | null } | null;
  /** This appraiser's own on the series, or on all where there are none. */
  own: { bids: LoggedBid[]; series: SeriesAddress | null };
  /** What this appraiser has opened, and everybody who has looked. */
  opened: AccessRow[];
  accesses: AccessRow[];
};

const ownBidsShown = 24;
const accessesShown = 20;

export type ValuationFiles = ReturnType<typeof openValuationFiles>;

export function openValuationFiles({
  db,
  register,
  valuations,
  bids,
  clock,
}: {
  db: Database;
  register: VehicleRegister;
  valuations: Valuations;
  bids: Bids;
  clock: () => Date;
}) {
  return {
    find: async (
      plate: LicensePlate,
      givenMileage: number | null,
      staff: StaffUser,
    ): Promise<ValuationFile> => {
      const now = clock();
      const since = new Date(now.getTime() - openMinutes * 60_000);
      const [lookup, plateHistory, bidsOfPlate, opened, accesses] = await Promise.all([
        register(plate),
        findPlateHistory(db, plate),
        bids.ofPlate(plate),
        findOpenedParts(db, { plate, staffId: staff.id, since }),
        findAccesses(db, plate, accessesShown),
      ]);
      const vehicle = lookup.kind === "found" ? lookup.vehicle : null;
      const facts = vehicle?.facts ?? null;
      const likely = facts && likelyMileage(facts, now);
      const mileage = mileageOf(givenMileage, bidsOfPlate, likely, now);
      const verdict = vehicle && mileage ? verdictOf(vehicle, mileage.mil, now) : null;
      const comparables = await withDays(verdict);
      const series = facts?.series ? { make: facts.normalizedMake, series: facts.series } : null;
      const info = tradeInFrom({
        plate,
        vehicle,
        ...plateHistory,
        bids: bidsOfPlate,
        open: new Set(opened.map(({ part }) => part)),
        valuation: verdict?.kind === "offer" ? verdict.offer.estimate : null,
      });
      return {
        plate,
        at: now,
        register: lookup.kind,
        vehicle: facts,
        info,
        summary: tradeInSummary(info),
        mileage,
        likely,
        verdict,
        comparables,
        expectedDays: median(comparables.flatMap(({ days }) => days ?? [])),
        modelAt: valuations.trainedFrom()?.at ?? null,
        bids: bidsOfPlate,
        filled: verdict && (await filledFor(verdict, staff, series)),
        own: await ownBids(staff, series),
        opened,
        accesses,
      };
    },
    /** Noted first, then open for a while to whoever said why. */
    open: (plate: LicensePlate, look: LookUp, staff: StaffUser, audit: WriteAudit): Promise<void> =>
      db.transaction(async (tx) => {
        await audit(tx);
        const by = { staffId: staff.id, staffName: staff.name, at: clock() };
        await addAccess(tx, { ...look, licenseplate: plate, ...by });
      }),
  };

  function verdictOf({ facts, staffOnly }: Vehicle, mil: number, now: Date): Verdict {
    if (facts.traffic === "deregistered") return deregisteredVerdict;
    const isImported = staffOnly.basic.isDirectImport === true;
    return verdictOn(
      { car: carFactsFrom(facts, mil, now), hasUsualEquipment: true, isImported, condition: {} },
      valuations,
    );
  }

  async function withDays(verdict: Verdict | null) {
    const comparables = verdict?.kind === "offer" ? verdict.offer.comparables : [];
    const days = await findDaysInStock(
      db,
      comparables.map(({ id }) => id as LicensePlate),
    );
    return comparables.map((one) => ({ ...one, days: days.get(one.id) ?? null }));
  }

  async function filledFor(verdict: Verdict, staff: StaffUser, series: SeriesAddress | null) {
    if (verdict.kind !== "offer") return null;
    const price = verdict.offer.market.estimate;
    const correction = await bids.correctionFor(staff, series);
    return { corrected: filledBid(price, correction), plain: filledBid(price, null), correction };
  }

  async function ownBids(staff: StaffUser, series: SeriesAddress | null) {
    const ofSeries = series ? await bids.ofAppraiser(staff.id, series) : [];
    if (ofSeries.length > 0) return { bids: ofSeries.slice(0, ownBidsShown), series };
    return { bids: (await bids.ofAppraiser(staff.id)).slice(0, ownBidsShown), series: null };
  }
}

/** A bid of the last months knows better than the inspection. */
const bidKnowsMs = 90 * 86_400_000;

function mileageOf(
  givenMileage: number | null,
  [last]: readonly LoggedBid[],
  likely: LikelyMileage | null,
  now: Date,
): FileMileage | null {
  if (givenMileage !== null) return { mil: givenMileage, source: "told" };
  if (last && now.getTime() - last.at.getTime() < bidKnowsMs) return { mil: last.mileage, source: "bid" };
  return likely && { mil: likely.now, source: "inspection" };
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
