import { formatKronor } from "#core/money/kronor.ts";

/** The advert in the words it had when the car was reserved. Whatever becomes of the advert, this stays. */
export type FrozenAdvert = {
  title: string;
  name: string;
  plate: string;
  /** "2021, 8 450 mil, Laddhybrid, Automat" */
  line: string;
  path: string;
  picture: string | null;
  price: string;
  /** Beside a lowered price: what the lowest of the 30 days before was, and what it is called. */
  lowestBefore: { label: string; price: string } | null;
  facts: readonly (readonly [label: string, text: string])[];
  equipment: readonly string[];
  condition: { summary: string; points: readonly (readonly [label: string, text: string])[] };
  store: { name: string; address: string; phone: string };
};

/** What the car costs its holder: the lower of the price that is frozen and the one that it was lowered to since. */
export function reservedPrice(
  { loweredPrice }: { loweredPrice: number | null },
  { price }: FrozenAdvert,
): string {
  return loweredPrice === null ? price : formatKronor(loweredPrice);
}

/** "7f3a 90c2 …": so that two people can compare it by voice. */
export function displayHash(hash: string): string {
  return hash.match(/.{1,4}/g)?.join(" ") ?? "";
}
