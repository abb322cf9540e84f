import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { PriceTag } from "#features/cars/pages/price-tag.tsx";
import { Plate } from "#ui/plate.tsx";
import type { ReservedCar } from "./reserve-view.ts";

type CarPanelProps = { car: ReservedCar; facts?: readonly { label: string; text: string }[] };

/** The car that it is about, beside the form. */
export function CarPanel({ car, facts = [] }: CarPanelProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <div className="aspect-[3/2] max-lg:hidden">
        <CarPicture picture={car.picture} in="card" eager />
      </div>
      <div className="p-5 sm:p-6">
        <p className="text-h3 font-semibold">
          <a href={car.to} className="underline-offset-3 hover:underline">
            {car.title}
          </a>
        </p>
        <p className="mt-1.5 mb-3 text-sm text-ink-2">
          {car.line}, {car.store.label}
        </p>
        <Plate text={car.plate} />
        <div className="mt-4">
          <PriceTag price={car.price} />
        </div>
        {facts.length > 0 && (
          <dl className="mt-4 border-t border-line">
            {facts.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-3 text-sm">
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
