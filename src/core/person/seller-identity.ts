export type SellerIdentity = {
  name: string;
  /** What tells two sellers with the same initials apart: a phone, employee or personal number. */
  number: string;
};

/** "Anna-Karin Berg", "070-174 06 05" → "AKB05": all that analytics may know about a seller. */
export function maskedSeller({ name, number }: SellerIdentity): string {
  const initials = name
    .split(/[\s-]+/)
    .flatMap((word) => word.match(/^\p{L}/u) ?? [])
    .join("")
    .toUpperCase();
  return initials + number.replace(/\D/g, "").slice(-2);
}
