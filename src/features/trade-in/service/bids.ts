import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CarCost } from "#features/pricing/rules/car-cost.ts";
import { factsTold } from "#features/valuation/rules/flow/facts-told.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-answer.ts";
import type { StaffMember } from "#platform/auth/staff-member.ts";
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
  type PastBid,
  undoBid,
} from "../storage/bid-log.ts";

/** Notes who did it, in the transaction of what is done. */
export type Noted = (tx: Database) => Promise<unknown>;

/** `seen`: the newest bid on the car that the form knew of; null: nobody looked. */
type Adding = { seen: number | null; noted: Noted };
type Added = { id: number; at: Date } | { unseen: BidRow };

export type LoggedBid = PastBid & { outcome: BidOutcome };
/** Make and series as addresses have them. */
export type SeriesOf = { make: string; series: string };

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
  const find = async (asked: Omit<Parameters<typeof findBids>[1], "atMost">, atMost: number) =>
    (await findBids(db, { ...asked, atMost }, clock())).map(withOutcome);

  return {
    /** The bid, with what the register and the model said of the car that day; neither is a must. */
    add: async (bid: BidLog, staff: StaffMember, { seen, noted }: Adding): Promise<Added> => {
      const answer = await findVehicle(bid.licenseplate);
      const car = answer.kind === "found" ? answer.vehicle : null;
      const at = clock();
      const valued =
        car &&
        valuations.value({
          car: factsTold(car, bid.mileage, at),
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
        await noted(tx);
        return { id: await addBid(tx, row), at };
      });
    },
    /** Whose plate it was; null where it is too late, or somebody else's. */
    undo: (id: number, staff: StaffMember, noted: Noted): Promise<LicensePlate | null> => {
      const now = clock();
      const givenAfter = new Date(now.getTime() - undoSeconds * 1_000);
      return db.transaction(async (tx) => {
        await noted(tx);
        return undoBid(tx, { id, staffId: staff.id, now, givenAfter });
      });
    },
    addCost: (cost: CarCost, staff: StaffMember, noted: Noted): Promise<void> =>
      db.transaction(async (tx) => {
        await noted(tx);
        await addCost(tx, { ...cost, staffId: staff.id, staffName: staff.name, at: clock() });
      }),
    /** The newest first. */
    ofPlate: (plate: LicensePlate) => find({ plate }, 50),
    ofAppraiser: (staffId: string, series?: SeriesOf) => find({ staffId, series }, 200),
    all: (series?: SeriesOf) => find({ series }, 200),
    correctionFor: async (staff: StaffMember, series: SeriesOf | null): Promise<Correction | null> => {
      const learnt = async (asked: Parameters<typeof find>[0] | null) =>
        asked ? (await find({ ...asked, isSold: true }, learntFrom)).flatMap(learntBid) : [];
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

function withOutcome(bid: PastBid): LoggedBid {
  return { ...bid, outcome: bidOutcome(bid, bid) };
}

function learntBid({ outcome, modelPrice, estimatedSalePrice }: LoggedBid): LearntBid[] {
  if (outcome.kind !== "sold") return [];
  return [{ modelPrice, estimatedSalePrice, salePrice: outcome.salePrice, cost: outcome.cost }];
}
