/** What others may add to a page, and where. Each is off until the operator gives its address. [SLOT-1] */
const slots = {
  tagManager: { inProduction: true },
  reviewsWidget: { inProduction: true },
  chatPixel: { inProduction: false },
} as const satisfies Record<string, { inProduction: boolean }>;
export type SlotName = keyof typeof slots;
export type ThirdPartySlot = { name: SlotName; url: string };

/** [SLOT-1] [SLOT-2] */
export function openSlots(
  addresses: Partial<Record<SlotName, string | undefined>>,
  isProduction: boolean,
): ThirdPartySlot[] {
  return (Object.keys(slots) as SlotName[]).flatMap((name) => {
    const url = addresses[name];
    return url && (slots[name].inProduction || !isProduction) ? [{ name, url }] : [];
  });
}

/** Where other people's data is shown, or the address itself is a secret. */
const withoutOthers = new Set(["personal", "arende", "reservation", "offertforslag", "f", "mina-sidor"]);

/** The staff's pages hold other people's data, and a case is its reader's own: nobody else's script runs there. [SLOT-3] */
export function allowsSlots(pathname: string): boolean {
  return !withoutOthers.has(pathname.toLowerCase().split("/")[1] ?? "");
}

/** Where scripts of these slots come from, each once. [SLOT-4] */
export function originsOf(open: readonly ThirdPartySlot[]): string[] {
  return [...new Set(open.map(({ url }) => new URL(url).origin))];
}
