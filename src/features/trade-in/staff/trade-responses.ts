import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Offer } from "#features/valuation/rules/buying-price.ts";
import type { TradeInInfo } from "#features/valuation/rules/trade-in-info.ts";
import type { TradeInSummary } from "#features/valuation/rules/trade-in-summary.ts";
import type { LockedPart, LookUpReason } from "#features/vehicle-register/rules/look-up-reasons.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { BidOutcome } from "../rules/bid-outcome.ts";
import type { Correction, FilledBid } from "../rules/corrected-bid.ts";
import type { LikelyMileage } from "../rules/likely-mileage.ts";

/** What the calls about trade-ins answer, as JSON carries it: a moment is a text. */
export type LoggedBid = {
  id: number;
  licenseplate: LicensePlate;
  bid: number;
  mileage: number;
  estimatedSalePrice: number;
  estimatedCost: number;
  note: string | null;
  type: number;
  staffName: string;
  at: string;
  outcome: BidOutcome;
};

export type RegisterAccess = { part: LockedPart; reason: LookUpReason; staffName: string; at: string };

export type ValuationFile = {
  plate: LicensePlate;
  at: string;
  register: "found" | "unknown" | "noRegister" | "unavailable";
  vehicle: VehicleFacts | null;
  info: TradeInInfo;
  summary: TradeInSummary;
  mileage: { mil: number; source: "told" | "bid" | "inspection" } | null;
  likely: LikelyMileage | null;
  verdict: { kind: "offer"; offer: Offer } | { kind: "none"; reason: string; text: string } | null;
  comparables: { id: string; modelYear: number; mil: number; price: number; days: number | null }[];
  expectedDays: number | null;
  modelAt: string | null;
  bids: LoggedBid[];
  filled: { corrected: FilledBid; plain: FilledBid; correction: Correction | null } | null;
  own: { bids: LoggedBid[]; series: { make: string; series: string } | null };
  opened: RegisterAccess[];
  accesses: RegisterAccess[];
};

export type BidList = { bids: LoggedBid[]; correction: Correction | null };

export type PurchaseAlerts = {
  purchaseAlerts: {
    id: number;
    words: string;
    query: string;
    out: number;
    waiting: number;
    email: string | null;
  }[];
  matches: {
    advert: {
      licenseplate: LicensePlate;
      title: string;
      modelYear: number;
      mileage: number;
      price: number;
      area: string;
    };
    reason: string;
    at: string;
    words: string;
    below: number | null;
  }[];
};
