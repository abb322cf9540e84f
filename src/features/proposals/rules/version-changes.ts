import { formatKronor } from "#core/money/kronor.ts";
import type { Offer } from "./proposal-content.ts";

/** What a version has that the one before had not, in the words of a list: "+ Škoda Superb, rabatt 2 000 kr". */
export function versionChanges(before: Offer, now: Offer): string[] {
  const added = <One>(was: readonly One[], is: readonly One[], key: (one: One) => string) =>
    is.filter((one) => !was.some((other) => key(other) === key(one)));
  const plate = ({ licenseplate }: { licenseplate: string }) => licenseplate;
  const named = ({ key }: { key: string }) => key;
  return [
    ...added(before.cars, now.cars, plate).map(({ title }) => `${title} är med`),
    ...added(now.cars, before.cars, plate).map(({ title }) => `${title} är borttagen`),
    ...now.cars.flatMap(({ licenseplate, title, price }) => {
      const was = before.cars.find((car) => car.licenseplate === licenseplate)?.price;
      return was === undefined || was === price ? [] : [`${title} kostar ${formatKronor(price)}`];
    }),
    ...added(before.extras, now.extras, named).map(({ label }) => `${label} är med`),
    ...added(now.extras, before.extras, named).map(({ label }) => `${label} är borttaget`),
    ...now.extras.flatMap(({ key, label, price }) => {
      const was = before.extras.find((extra) => extra.key === key)?.price;
      return was === undefined || was === price ? [] : [`${label} kostar ${formatKronor(price)}`];
    }),
    ...discountChanges(before, now),
    ...tradeInChanges(before, now),
    ...loanChanges(before, now),
  ];
}

function discountChanges({ discount: was }: Offer, { discount: is }: Offer): string[] {
  if ((was?.kronor ?? 0) === (is?.kronor ?? 0)) return [];
  return is ? [`${formatKronor(is.kronor)} rabatt`] : ["ingen rabatt"];
}

function tradeInChanges({ tradeIn: was }: Offer, { tradeIn: is }: Offer): string[] {
  if (!is) return was ? ["utan inbyte"] : [];
  if (was?.licenseplate !== is.licenseplate) return [`inbyte för ${formatKronor(is.value)}`];
  return [
    ...(was.value === is.value ? [] : [`vi betalar ${formatKronor(is.value)} för din bil`]),
    ...(was.debt === is.debt ? [] : [`vi löser ${formatKronor(is.debt)} på din bil`]),
  ];
}

function loanChanges({ loan: was }: Offer, { loan: is }: Offer): string[] {
  if (!is) return was ? ["utan lån"] : [];
  if (!was) return ["med lån"];
  const isSame =
    was.months === is.months && was.deposit === is.deposit && was.residualPercent === is.residualPercent;
  return [
    ...(isSame ? [] : ["lånet är ändrat"]),
    ...(was.ratePercent === is.ratePercent ? [] : ["räntan är ändrad"]),
  ];
}
