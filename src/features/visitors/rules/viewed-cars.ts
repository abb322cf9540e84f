import * as z from "zod/mini";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate, plateText } from "#core/plate/plate-text.ts";
import { storedListAs, storedSlice } from "./stored.ts";

export const advertViewsMax = 10;

const advertView = z.object({ licenseplate: licensePlate, timestamp: z.number() });
type AdvertView = z.infer<typeof advertView>;

export const historySlice = storedSlice({
  wasExitPopupPresented: z.catch(z.boolean(), false),
  lastInteractionTimestamp: z.catch(z.nullable(z.number()), null),
  advertViews: storedListAs(advertView, (views) => views.reduce<AdvertView[]>(withLatestView, [])),
});
export type ViewingHistory = z.infer<typeof historySlice>;

export function withAdvertView(history: ViewingHistory, plate: LicensePlate, now: number): ViewingHistory {
  return {
    ...history,
    advertViews: withLatestView(history.advertViews, { licenseplate: plate, timestamp: now }),
  };
}

export function withoutAdvertView(history: ViewingHistory, plate: string): ViewingHistory {
  return { ...history, advertViews: withoutPlate(history.advertViews, plate) };
}

export function withoutAdvertViews(history: ViewingHistory): ViewingHistory {
  return { ...history, advertViews: [] };
}

export function withExitPopup(history: ViewingHistory, wasExitPopupPresented: boolean): ViewingHistory {
  return { ...history, wasExitPopupPresented };
}

export function withInteraction(history: ViewingHistory, now: number): ViewingHistory {
  return { ...history, lastInteractionTimestamp: now };
}

/** Adverts opened in this session, each once, for as long as the session lasts. */
export function withVisited(visited: readonly LicensePlate[], plate: LicensePlate): LicensePlate[] {
  return [...new Set([...visited, plate].map(plateText))];
}

function withLatestView(views: readonly AdvertView[], view: AdvertView): AdvertView[] {
  const latest = { ...view, licenseplate: plateText(view.licenseplate) };
  return [...withoutPlate(views, view.licenseplate), latest].slice(-advertViewsMax);
}

function withoutPlate(views: readonly AdvertView[], plate: string): AdvertView[] {
  return views.filter((view) => !isSamePlate(view.licenseplate, plate));
}
