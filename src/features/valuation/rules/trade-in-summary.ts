import { formatMil } from "#core/text/mileage.ts";
import { formatNumber, withSwedishLetters } from "#core/text/number.ts";
import type { TradeInInfo } from "./trade-in-info.ts";

/** `null` where the register has nothing to say. */
export type SummaryRow = { label: string; value: string | null };
export type TradeInSummary = { basic: SummaryRow[]; technical: SummaryRow[]; inspection: SummaryRow[] };

/** The attribute in which the register keeps the electric range by WLTP. */
const wltpRangeAttribute = 605;

const oneDecimal = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 1 });

/** The few lines an appraiser reads before naming a price. */
export function tradeInSummary(info: TradeInInfo): TradeInSummary {
  const { basic, technical, inspection } = info.smartInfo;
  return {
    basic: [
      { label: "Chassinummer", value: basic.chassisNumber },
      { label: "Fordonsår", value: basic.vehicleYear?.toString() ?? null },
      { label: "Tillverkningsår", value: basic.builtYear?.toString() ?? null },
      { label: "Inköpsdatum", value: basic.purchaseDate },
      { label: "Försäkringsbolag", value: basic.insurer },
      { label: "Leasegivare/kreditgivare", value: basic.lessor ?? basic.creditor },
      { label: "Direktimport", value: yesOrNo(basic.isDirectImport) },
    ],
    technical: [
      { label: "Räckvidd (WLTP)", value: findWltpRange(info) },
      { label: "Blandad förbrukning", value: consumption(technical) },
    ],
    inspection: [
      { label: "Senaste besiktning", value: inspection.date },
      {
        label: "Mätarställning",
        value: inspection.odometer === null ? null : formatMil(inspection.odometer),
      },
    ],
  };
}

function yesOrNo(answer: boolean | null): string | null {
  if (answer === null) return null;
  return answer ? "Ja" : "Nej";
}

/** Some attributes carry the unit in their text and some are the bare number. */
function findWltpRange(info: TradeInInfo): string | null {
  const attribute = info.carInfo.attributes.find(({ descriptorId }) => descriptorId === wltpRangeAttribute);
  const range = attribute?.description.trim() ?? "";
  if (range === "") return null;
  return /^\d+$/.test(range) ? `${formatNumber(Number(range))}\u00a0km` : range;
}

function consumption({
  mixedConsumption,
  consumptionUnit,
}: TradeInInfo["smartInfo"]["technical"]): string | null {
  if (mixedConsumption === null) return null;
  return withSwedishLetters(`${oneDecimal.format(mixedConsumption)} ${consumptionUnit}`);
}
