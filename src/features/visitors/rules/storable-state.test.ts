import fc from "fast-check";
import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { type BrowserState, initialState } from "./browser-state.ts";
import { fullConsent, noConsent } from "./consent.ts";
import { storableState, withDeviceUniqueId } from "./storable-state.ts";

const initial = initialState();
const followed: BrowserState = {
  ...initial,
  setup: { ...initial.setup, isDarkMode: true, deviceUniqueId: "device-1" },
  favorites: { favoriteCars: [{ timestamp: 1, licenseplate: aPlate("mlb84a") }] },
  advertFilter: { queryHistory: ["kombi"] },
  sessionOrigin: {
    origin: "ai:chatgpt",
    googleClickId: "G-1",
    facebookClickId: "F-1",
    facebookPixel: "fb.1",
  },
  history: {
    wasExitPopupPresented: true,
    lastInteractionTimestamp: 5,
    advertViews: [{ licenseplate: aPlate("mlb84a"), timestamp: 5 }],
  },
};
const anyConsent = fc.record({ statistics: fc.boolean(), marketing: fc.boolean() });

test("[CONSENT-3] before consent no device id, click id, origin, advert view or time of interaction is stored", () => {
  expect(storableState(followed, noConsent)).toEqual({
    ...followed,
    setup: { ...followed.setup, deviceUniqueId: null },
    sessionOrigin: { origin: "direkt", googleClickId: null, facebookClickId: null, facebookPixel: null },
    history: { wasExitPopupPresented: true, lastInteractionTimestamp: null, advertViews: [] },
  });
});

test("[CONSENT-4] what the visitor asked for is stored without asking; with a yes to everything all is stored; a yes to one purpose is no yes to the other", () => {
  const stored = storableState(followed, noConsent);
  expect(stored.favorites).toEqual(followed.favorites);
  expect(stored.advertFilter).toEqual(followed.advertFilter);
  expect(stored.setup.isDarkMode).toBe(true);
  expect(storableState(followed, fullConsent)).toEqual(followed);
  const statistics = storableState(followed, { statistics: true, marketing: false });
  expect(statistics.sessionOrigin).toEqual({ ...initial.sessionOrigin, origin: "ai:chatgpt" });
  expect(statistics.setup.deviceUniqueId).toBe("device-1");
  const marketing = storableState(followed, { statistics: false, marketing: true });
  expect(marketing.sessionOrigin).toEqual({ ...followed.sessionOrigin, origin: "direkt" });
  expect(marketing.history.advertViews).toEqual([]);
});

test("[CONSENT-3] [CONSENT-4] stripping twice changes nothing more, and a withdrawn yes leaves nothing behind", () => {
  fc.assert(
    fc.property(anyConsent, (consent) => {
      const once = storableState(followed, consent);
      expect(storableState(once, consent)).toEqual(once);
      expect(storableState(once, noConsent)).toEqual(storableState(followed, noConsent));
    }),
  );
});

test("[CONSENT-6] the device gets an id at the first yes and keeps it; without a yes there is no id", () => {
  const first = withDeviceUniqueId(initial, fullConsent, "device-2");
  expect(first.setup.deviceUniqueId).toBe("device-2");
  expect(withDeviceUniqueId(first, fullConsent, "device-3")).toEqual(first);
  expect(withDeviceUniqueId(initial, noConsent, "device-2").setup.deviceUniqueId).toBeNull();
  expect(withDeviceUniqueId(followed, noConsent, "device-2").setup.deviceUniqueId).toBeNull();
});
