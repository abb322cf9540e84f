/**
 * The price ledger is an append-only list. `price: null` means that the car was taken off sale
 * (unpublished, reserved away, sold), which matters for the 30-day price when it comes back.
 */
export type PriceEvent = { at: Date; price: number | null };
