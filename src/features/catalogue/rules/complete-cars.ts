type Named = { make?: string | null; licenseplate?: string | null };

/** Without make and plate a car has no address, so a list cannot show it. */
export function completeCars<Car extends Named>(cars: readonly Car[]): Complete<Car>[] {
  return cars.filter(isComplete);
}

type Complete<Car extends Named> = Car & { make: string; licenseplate: string };

function isComplete<Car extends Named>(car: Car): car is Complete<Car> {
  return Boolean(car.make) && Boolean(car.licenseplate);
}
