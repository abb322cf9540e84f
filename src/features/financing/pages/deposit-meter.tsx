import { formatKronor } from "#core/money/kronor.ts";
import { FieldFact } from "#ui/field-message.tsx";
import type { FinanceInput } from "../rules/finance-input.ts";

const width = 600;

/** How much is paid at once, of what, and where the floor of the law is. The words below say the same. */
export function DepositMeter({ input }: { input: FinanceInput }) {
  const { paid, price, owedBesides } = input;
  if (paid === null || price === null) return null;
  const { deposit, floor, isEnough } = paid;
  // The bar ends at half the price, or where the deposit does.
  const full = Math.max(price / 2, deposit.total);
  const at = (kronor: number) => (kronor / full) * width;
  const share = Math.floor((deposit.total / price) * 100);
  return (
    <div className="mt-5">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 12`}
        preserveAspectRatio="none"
        className="finance-meter"
      >
        <rect width={width} height="12" className="finance-rest" />
        <rect width={at(deposit.tradeIn)} height="12" className="fill-data-1" />
        <rect x={at(deposit.tradeIn)} width={at(deposit.cash)} height="12" className="finance-cash" />
        <rect x={at(floor) - 1.5} width="3" height="12" className="finance-floor" />
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {deposit.tradeIn > 0 && <span>Inbyte efter lån, {formatKronor(deposit.tradeIn)}</span>}
        <span>Egna pengar, {formatKronor(deposit.cash)}</span>
        <span className="font-semibold text-ink">Minst 20&nbsp;%, {formatKronor(floor)}</span>
      </p>
      {isEnough && <FieldFact id="insats-fact">{share}&nbsp;%, kravet är uppfyllt</FieldFact>}
      {deposit.paidOut > 0 && (
        <p className="mt-2 text-sm">
          Din bil är värd mer än den nya. Du får {formatKronor(deposit.paidOut)} tillbaka.
        </p>
      )}
      {owedBesides > 0 && (
        <p className="mt-2 text-sm">
          Lånet på din bil är {formatKronor(owedBesides)} högre än värdet. Det löser du utöver insatsen.
        </p>
      )}
    </div>
  );
}
