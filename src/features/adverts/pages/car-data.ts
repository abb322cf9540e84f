import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { kmFromMil } from "#core/text/mileage.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { bodyTypes, colours, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { type Availability, availabilityOf } from "./availability.ts";

/** schema.org's word for each state. */
const availabilities = {
  forSale: "InStock",
  reserved: "Reserved",
  incoming: "PreOrder",
  beingPriced: "PreOrder",
  sold: "SoldOut",
} as const satisfies Record<Availability, string>;

type Described = Car & {
  store: Store;
  pictureUrls: string[];
  /** Null while no price is shown. */
  askingPrice: number | null;
};

/** The car in the words of schema.org, with what is left out where the car has it not. */
export function carData(car: Described, { origin, path }: { origin: string; path: string }) {
  const url = `${origin}${path}`;
  return {
    "@type": "Car",
    "@id": url,
    url,
    name: car.title,
    description: `${car.carName} ${car.modelDescription}, ${car.modelYear}`,
    image: car.pictureUrls.map((picture) => new URL(picture, origin).href),
    brand: { "@type": "Brand", name: car.make },
    manufacturer: { "@type": "Organization", name: car.make },
    model: car.model,
    vehicleConfiguration: car.modelDescription,
    identifier: {
      "@type": "PropertyValue",
      name: "Registreringsnummer",
      value: displayPlate(car.licenseplate),
    },
    itemCondition: "https://schema.org/UsedCondition",
    vehicleModelDate: String(car.modelYear),
    dateVehicleFirstRegistered: car.firstRegisteredOn,
    mileageFromOdometer: quantity(kmFromMil(car.mileage), "KMT"),
    bodyType: bodyTypes[car.bodyType],
    color: colours[car.colour],
    fuelType: fuels[car.fuelType],
    vehicleTransmission: gearboxes[car.gearboxType],
    vehicleEngine: { "@type": "EngineSpecification", enginePower: quantity(car.horsepower, "N12") },
    // There is no word for "two wheels, whichever".
    ...(car.hasAwd && { driveWheelConfiguration: "https://schema.org/AllWheelDriveConfiguration" }),
    vehicleSeatingCapacity: car.seats,
    ...(car.owners !== null && { numberOfPreviousOwners: car.owners }),
    offers: {
      "@type": "Offer",
      url,
      ...(car.askingPrice !== null && { price: car.askingPrice, priceCurrency: "SEK" }),
      availability: `https://schema.org/${availabilities[availabilityOf(car)]}`,
      itemCondition: "https://schema.org/UsedCondition",
      seller: {
        "@type": "AutoDealer",
        "@id": `${origin}${paths.store(car.store.slug)}`,
        name: car.store.name,
        address: car.store.fullAddress,
        parentOrganization: { "@type": "Organization", name: company.name, url: `${origin}${paths.home()}` },
      },
    },
  };
}

function quantity(value: number, unitCode: string) {
  return { "@type": "QuantitativeValue", value, unitCode };
}
