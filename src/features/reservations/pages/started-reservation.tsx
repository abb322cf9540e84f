import { useEffect, useState } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";
import { storageKey } from "#features/visitors/rules/storage-keys.ts";
import { readStored } from "#platform/browser/storage.ts";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { reservationForm } from "../rules/reservation-form.ts";

type Advert = BrowserState["reserve"]["advert"];

const isStored = () => /"reserve":\{"advert":\{/.test(readStored(storageKey) ?? "");

/** The car whose form somebody has begun to fill in: the page without a car leads back to it. */
export function useStartedReservation(advert: Advert): void {
  useEffect(() => {
    const form = advert && document.querySelector(`form[data-form="${reservationForm.name}"]`);
    const note = () => void changeBrowserState((state) => ({ ...state, reserve: { advert } }));
    form?.addEventListener("input", note, { once: true });
    return () => form?.removeEventListener("input", note);
  }, [advert]);
}

/** Once the car is reserved nothing waits. */
export function useReservationDone(plate: string | null): void {
  useEffect(() => {
    if (plate === null || !isStored()) return;
    void changeBrowserState((state) =>
      state.reserve.advert?.licenseplate === plate ? { ...state, reserve: { advert: null } } : state,
    );
  }, [plate]);
}

/** The same for everybody, until the browser has said what was begun. */
export function StartedReservation() {
  const [advert, setAdvert] = useState<Advert>(null);
  useEffect(() => {
    if (!isStored()) return;
    void changeBrowserState((state) => state).then(() =>
      setAdvert(browserStore.getState().state?.reserve.advert ?? null),
    );
  }, []);
  return (
    <Notice>
      {advert ? (
        <>
          Du har börjat reservera {advert.title}, {displayPlate(advert.licenseplate)}.{" "}
          <TextLink to={paths.reserve(advert.licenseplate)}>Fortsätt reservera</TextLink>
        </>
      ) : (
        <>
          Har du valt bil? Öppna annonsen och tryck på Reservera.{" "}
          <TextLink to={paths.buy()}>Till bilarna</TextLink>
        </>
      )}
    </Notice>
  );
}
