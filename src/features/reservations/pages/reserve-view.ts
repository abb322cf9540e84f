import type { LegalGuaranteeNotice } from "#core/company/legal-guarantee.ts";
import type { PriceView } from "#features/cars/pages/price-view.ts";
import type { DeliveryResult } from "#features/delivery/rules/delivery-offers.ts";
import type { FormState } from "#features/forms/pages/form-view.tsx";

/** The car as the pages of a reservation show it. */
export type ReservedCar = {
  title: string;
  name: string;
  line: string;
  plate: string;
  licenseplate: string;
  picture: { url: string; alt: string; preview: string | null } | null;
  price: PriceView;
  to: string;
  store: { label: string; address: string };
};

/** The form, and all that stands beside it. */
export type ReserveForm = {
  /** "tisdag 17 november kl. 14.20", if it were sent now. */
  until: string;
  state: FormState;
  /** Makes this very form one reservation, however often it is sent. */
  key: string;
  /** The signed proof of a head start, and until when it holds. */
  headStart: { token: string; until: string | null } | null;
  /** Days and prices for the postcode that was typed; null while none was. */
  delivery: Extract<DeliveryResult, { offers: unknown }> | null;
  /** What a delivery costs at least. */
  deliveryFrom: string;
  /** What the law gives a buyer. */
  guarantee: LegalGuaranteeNotice | null;
};

/** Why the car cannot be held now, and what can be done instead. */
export type ReserveLost = {
  title: string;
  text: string;
  /** The form for whoever wants to wait; null where there is nothing to wait for. */
  wait: FormState | null;
  isWaiting: boolean;
};

export type ReserveView = { car: ReservedCar } & ({ form: ReserveForm } | { lost: ReserveLost });
