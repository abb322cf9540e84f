import { isSecretAddress } from "#core/secret-addresses.ts";

/** What others may add to a page, and where. Each is off until the operator gives its address. */
const slots = {
  tagManager: { inProduction: true },
  reviewsWidget: { inProduction: true },
  chatPixel: { inProduction: false },
} as const satisfies Record<string, { inProduction: boolean }>;
export type SlotName = keyof typeof slots;
export type ThirdPartySlot = { name: SlotName; url: string };

export function openSlots(
  addresses: Partial<Record<SlotName, string | undefined>>,
  isProduction: boolean,
): ThirdPartySlot[] {
  return (Object.keys(slots) as SlotName[]).flatMap((name) => {
    const url = addresses[name];
    return url && (slots[name].inProduction || !isProduction) ? [{ name, url }] : [];
  });
}

type Address = { pathname: string; search: string };
type Page = {
  hasAgreed: boolean;
  /** Where the reader is, and what the document was loaded as: its policy stays with it. */
  here: Address;
  loadedAs: Address;
  /** A member of staff is signed in in this browser: what runs here could read the tokens of this tab. */
  isStaffs: boolean;
};

/** Nobody else's script runs where the address is a key, on what is one person's own, and in the browser of a member of staff. */
export function maySlotsRun({ hasAgreed, here, loadedAs, isStaffs }: Page): boolean {
  return hasAgreed && !isStaffs && !isSecretAddress(here) && !isSecretAddress(loadedAs);
}

/** Where scripts of these slots come from, each once. */
export function originsOf(open: readonly ThirdPartySlot[]): string[] {
  return [...new Set(open.map(({ url }) => new URL(url).origin))];
}
