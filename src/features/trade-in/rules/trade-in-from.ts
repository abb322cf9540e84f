import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { type ExternalAdvert, sellerKind } from "#features/cars/rules/external-advert.ts";
import { bodyTypes, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { type CaseKind, caseKinds } from "#features/cases/rules/case-kinds.ts";
import { type TradeInInfo, tradeInInfo } from "#features/valuation/rules/trade-in-info.ts";
import type { LockedPart } from "#features/vehicle-register/rules/look-up-reasons.ts";
import type { Vehicle, VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import { similarAdvertsLink } from "./similar-adverts.ts";

/** What is known of a plate, from wherever. */
export type TradeInParts = {
  plate: LicensePlate;
  /** Null where the register has no answer. */
  vehicle: Vehicle | null;
  own: { title: string; publishedAt: Date | null; price: number | null } | null;
  sales: readonly { soldAt: Date; price: number }[];
  advert: ExternalAdvert | null;
  cases: readonly { number: string; kind: CaseKind; openedAt: Date }[];
  bids: readonly { at: Date; bid: number; staffName: string }[];
  /** What somebody has said why they want to see. */
  open: ReadonlySet<LockedPart>;
  valuation: number | null;
};

/** The attribute in which the contract keeps the electric range by WLTP. */
const wltpRangeAttribute = 605;

/** The contract's trade-in info: register, our own books and the market in one, without what nobody has opened. */
export function tradeInFrom(parts: TradeInParts): TradeInInfo {
  const { plate, vehicle, own, advert, valuation } = parts;
  const link = blocketLink(parts);
  return tradeInInfo.parse({
    licenseplate: plate,
    carName: vehicle ? carName(vehicle.facts) : (own?.title ?? advert?.title ?? displayPlate(plate)),
    carInfo: {
      history: historyOf(parts),
      attributes:
        vehicle?.facts.wltpRange == null
          ? []
          : [{ descriptorId: wltpRangeAttribute, description: String(vehicle.facts.wltpRange) }],
      classifieds: classifiedsOf(parts),
    },
    smartInfo: vehicle ? sectionsOf(vehicle, parts.open) : {},
    valuation,
    ...(link === null ? {} : { blocketLink: link }),
  });
}

function carName({ make, model, modelDescription }: VehicleFacts): string {
  return [make, model, modelDescription].filter(Boolean).join(" ");
}

/** Its own advert where it is advertised now, else such cars. */
function blocketLink({ advert, vehicle }: TradeInParts): string | null {
  if (advert?.url && advert.removedAt === null) return advert.url;
  return vehicle && similarAdvertsLink(vehicle.facts);
}

type Entry = { timestamp: string; description: string };

function historyOf({ vehicle, own, sales, advert, cases, bids, open }: TradeInParts): Entry[] {
  return [
    ...(vehicle ? registerHistory(vehicle, open) : []),
    ...(own?.publishedAt ? [entry(own.publishedAt, "Till salu hos oss")] : []),
    ...sales.map(({ soldAt, price }) => entry(soldAt, `Såld av oss för ${formatKronor(price)}`)),
    ...(advert
      ? [
          entry(
            advert.publishedAt,
            `Annonserad för ${formatKronor(advert.price)}, ${sellerKind(advert).toLowerCase()}`,
          ),
        ]
      : []),
    ...cases.map(({ number, kind, openedAt }) =>
      entry(openedAt, `${caseKinds[kind].label}, ärende ${number}`),
    ),
    ...bids.map(({ at, bid, staffName }) => entry(at, `Bud ${formatKronor(bid)} av ${staffName}`)),
  ];
}

const entry = (at: Date, description: string): Entry => ({ timestamp: at.toISOString(), description });

function registerHistory({ facts, staffOnly }: Vehicle, open: ReadonlySet<LockedPart>): Entry[] {
  const { firstRegisteredOn, lastInspectionOn, lastInspectionMileage: mil } = facts;
  const { purchaseDate } = staffOnly.basic;
  const bought = open.has("owner")
    ? staffOnly.owner.previousOwners.map(({ from }) => from)
    : purchaseDate === null
      ? []
      : [purchaseDate];
  return [
    ...(firstRegisteredOn
      ? [{ timestamp: firstRegisteredOn, description: "Registrerad första gången" }]
      : []),
    ...bought
      .filter((day) => day !== firstRegisteredOn)
      .map((timestamp) => ({ timestamp, description: "Ägarbyte" })),
    ...(lastInspectionOn
      ? [
          {
            timestamp: lastInspectionOn,
            description: mil === null ? "Besiktigad" : `Besiktigad, ${formatMil(mil)}`,
          },
        ]
      : []),
  ];
}

/** The newest first, of which the contract keeps one. */
function classifiedsOf({ own, advert }: TradeInParts) {
  const adverts = [
    ...(advert
      ? [{ at: advert.publishedAt, title: advert.title, images: advert.imageUrl ? [advert.imageUrl] : [] }]
      : []),
    ...(own?.publishedAt ? [{ at: own.publishedAt, title: own.title, images: [] }] : []),
  ];
  return adverts
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...review }) => ({ publishedAt: at.toISOString(), ...review }));
}

const trafficLabels = { inTraffic: "I trafik", offRoad: "Avställd", deregistered: "Avregistrerad" } as const;

function sectionsOf({ facts, staffOnly }: Vehicle, open: ReadonlySet<LockedPart>) {
  const { chassisNumber, ...basic } = staffOnly.basic;
  return {
    basic: {
      ...basic,
      chassisNumber: open.has("chassis") ? chassisNumber : null,
      vehicleYear: facts.modelYear,
      firstRegisteredOn: facts.firstRegisteredOn,
      traffic: trafficLabels[facts.traffic],
    },
    technical: {
      mixedConsumption: facts.consumption,
      consumptionUnit: facts.fuelType === 3 ? "kWh/100 km" : "l/100 km",
      horsepower: facts.horsepower,
      fuel: facts.fuelType && fuels[facts.fuelType],
      gearbox: facts.gearboxType && gearboxes[facts.gearboxType],
      body: facts.bodyType && bodyTypes[facts.bodyType],
      seats: facts.seats,
      hasAwd: facts.hasAwd,
      co2: facts.co2,
      batteryCapacityGross: facts.batteryCapacityGross,
      annualTax: facts.annualTax,
      emissionClass: facts.emissionClass,
    },
    inspection: {
      date: facts.lastInspectionOn,
      odometer: facts.lastInspectionMileage,
      validUntil: facts.inspectionDueOn,
    },
    debt: open.has("debt") ? staffOnly.debt : {},
    owner: open.has("owner") ? staffOnly.owner : {},
  };
}
