import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CarCost } from "#features/pricing/rules/car-cost.ts";
import { carFactsFrom } from "#features/valuation/rules/flow/car-facts-from.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import type { BidLog } from "../rules/bid-log.ts";
import { type BidOutcome, bidOutcome } from "../rules/bid-outcome.ts";
import { undoSeconds } from "../rules/bid-types.ts";
import { type Correction, correctionFrom, type LearntBid } from "../rules/corrected-bid.ts";
import {
  addBid,
  addCost,
  type BidRow,
  findBids,
  findUnseenBid,
  type PreviousBid,
  undoBid,
} from "../storage/bid-log.ts";

/** Notes who did it, in the transaction of what is done. */
export type WriteAudit = (tx: Database) => Promise<unknown>;

/** `seen`: the newest bid on the car that the form knew of; null: nobody looked. */
type Adding = { seen: number | null; audit: WriteAudit };
type Added = { id: number; at: Date } | { unseen: BidRow };

export type LoggedBid = PreviousBid & { outcome: BidOutcome };
/** Make and series as addresses have them. */
export type SeriesAddress = { make: string; series: string };

/** So many of the past are looked at for a correction; more would be of another market. */
const learntFrom = 24;

export type Bids = ReturnType<typeof openBids>;

/** What our buyers have bid, and what became of it. */
export function openBids({
  db,
  findVehicle,
  valuations,
  clock,
}: {
  db: Database;
  findVehicle: FindVehicle;
  valuations: Valuations;
  clock: () => Date;
}) {
  const find = async (criteria: Omit<Parameters<typeof findBids>[1], "limit">, limit: number) =>
    (await findBids(db, { ...criteria, limit }, clock())).map(withOutcome);

  return {
    /** The bid, with what the register and the model said of the car that day; neither is a must. */
    add: async (bid: BidLog, staff: StaffUser, { seen, audit }: Adding): Promise<Added> => {
      const lookup = await findVehicle(bid.licenseplate);
      const car = lookup.kind === "found" ? lookup.vehicle : null;
      const at = clock();
      const valued =
        car &&
        valuations.value({
          car: carFactsFrom(car, bid.mileage, at),
          hasUsualEquipment: true,
          isImported: false,
          condition: {},
        });
      const row = {
        ...bid,
        normalizedMake: car?.normalizedMake ?? null,
        series: car?.series ?? null,
        modelPrice: valued?.kind === "valued" ? valued.estimate : null,
        staffId: staff.id,
        staffName: staff.name,
        at,
      };
      return db.transaction(async (tx) => {
        const unseen = seen === null ? null : await findUnseenBid(tx, { ...row, seen });
        if (unseen) return { unseen };
        await audit(tx);
        return { id: await addBid(tx, row), at };
      });
    },
    /** Whose plate it was; null where it is too late, or somebody else's. */
    undo: (id: number, staff: StaffUser, audit: WriteAudit): Promise<LicensePlate | null> => {
      const now = clock();
      const givenAfter = new Date(now.getTime() - undoSeconds * 1_000);
      return db.transaction(async (tx) => {
        await audit(tx);
        return undoBid(tx, { id, staffId: staff.id, now, givenAfter });
      });
    },
    addCost: (cost: CarCost, staff: StaffUser, audit: WriteAudit): Promise<void> =>
      db.transaction(async (tx) => {
        await audit(tx);
        await addCost(tx, { ...cost, staffId: staff.id, staffName: staff.name, at: clock() });
      }),
    /** The newest first. */
    ofPlate: (plate: LicensePlate) => find({ plate }, 50),
    ofAppraiser: (staffId: string, series?: SeriesAddress) => find({ staffId, series }, 200),
    all: (series?: SeriesAddress) => find({ series }, 200),
    correctionFor: async (staff: StaffUser, series: SeriesAddress | null): Promise<Correction | null> => {
      const learnt = async (criteria: Parameters<typeof find>[0] | null) =>
        criteria ? (await find({ ...criteria, isSold: true }, learntFrom)).flatMap(learntBid) : [];
      const staffId = staff.id;
      const [ownOfSeries, own, allOfSeries] = await Promise.all([
        learnt(series && { staffId, series }),
        learnt({ staffId }),
        learnt(series && { series }),
      ]);
      return correctionFrom({ ownOfSeries, own, allOfSeries });
    },
  };
}

function withOutcome(bid: PreviousBid): LoggedBid {
  return { ...bid, outcome: bidOutcome(bid, bid) };
}

function learntBid({ outcome, modelPrice, estimatedSalePrice }: LoggedBid): LearntBid[] {
  if (outcome.kind !== "sold") return [];
  return [{ modelPrice, estimatedSalePrice, salePrice: outcome.salePrice, cost: outcome.cost }];
}
