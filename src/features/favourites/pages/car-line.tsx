import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** A car in two lines beside a small picture. */
export function CarLine({ car }: { car: CarCardView }) {
  const price = car.price.kind === "coming" ? "Pris kommer" : car.price.price;
  return (
    <SiteLink to={car.path ?? ""} className="group flex min-h-11 items-center gap-2.5 text-sm leading-tight">
      <span
        style={{ width: "4.75rem" }}
        className="studio block aspect-3/2 shrink-0 overflow-hidden rounded-xs"
      >
        <CarPicture picture={car.picture && { ...car.picture, alt: "" }} in="thumbnail" />
      </span>
      <span>
        <b className="block font-semibold group-hover:underline">{car.name}</b>
        <span className="text-ink-2">
          {car.price.kind === "sold" ? "Såld" : price}, {car.mileage}
        </span>
      </span>
    </SiteLink>
  );
}
