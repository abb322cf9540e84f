import { audiA3A4 } from "./audi-a3-a4.ts";
import { audiA6Q } from "./audi-a6-q.ts";
import { bmw1And3 } from "./bmw-1-3.ts";
import { bmw5AndX } from "./bmw-5-x.ts";
import { citroenCars } from "./citroen-cars.ts";
import { citroenVans } from "./citroen-vans.ts";
import { cupra } from "./cupra.ts";
import { fordCars } from "./ford-cars.ts";
import { fordKugaTransit } from "./ford-kuga-transit.ts";
import { hyundaiCars } from "./hyundai-cars.ts";
import { hyundaiSuvs } from "./hyundai-suvs.ts";
import { kiaCars } from "./kia-cars.ts";
import { kiaSuvs } from "./kia-suvs.ts";
import { mazda } from "./mazda.ts";
import { mercedesAC } from "./mercedes-a-c.ts";
import { mercedesEGlc } from "./mercedes-e-glc.ts";
import { mercedesVito } from "./mercedes-vito.ts";
import { mg } from "./mg.ts";
import { mini } from "./mini.ts";
import { mitsubishi } from "./mitsubishi.ts";
import { nissanCars } from "./nissan-cars.ts";
import { nissanSuvs } from "./nissan-suvs.ts";
import { opelCars } from "./opel-cars.ts";
import { opelMokkaVivaro } from "./opel-mokka-vivaro.ts";
import { peugeotCars } from "./peugeot-cars.ts";
import { peugeotSuvs } from "./peugeot-suvs.ts";
import { polestar } from "./polestar.ts";
import { porscheCars } from "./porsche-cars.ts";
import { porscheSuvs } from "./porsche-suvs.ts";
import { renaultCapturTrafic } from "./renault-captur-trafic.ts";
import { renaultCars } from "./renault-cars.ts";
import { seat } from "./seat.ts";
import type { SeriesModel } from "./series-model.ts";
import { skodaCars } from "./skoda-cars.ts";
import { skodaSuvs } from "./skoda-suvs.ts";
import { subaru } from "./subaru.ts";
import { tesla } from "./tesla.ts";
import { toyotaCars } from "./toyota-cars.ts";
import { toyotaSuvs } from "./toyota-suvs.ts";
import { volkswagenGolfPolo } from "./volkswagen-golf-polo.ts";
import { volkswagenPassatTiguan } from "./volkswagen-passat-tiguan.ts";
import { volkswagenTransporter } from "./volkswagen-transporter.ts";
import { volvoV } from "./volvo-v.ts";
import { volvoXc } from "./volvo-xc.ts";

/** Every series of every make, as the demo stock draws from them. Where a make needs two files, it is for their length. */
export const allModels: readonly SeriesModel[] = [
  ...audiA3A4,
  ...audiA6Q,
  ...bmw1And3,
  ...bmw5AndX,
  ...citroenCars,
  ...citroenVans,
  ...cupra,
  ...fordCars,
  ...fordKugaTransit,
  ...hyundaiCars,
  ...hyundaiSuvs,
  ...kiaCars,
  ...kiaSuvs,
  ...mazda,
  ...mercedesAC,
  ...mercedesEGlc,
  ...mercedesVito,
  ...mg,
  ...mini,
  ...mitsubishi,
  ...nissanCars,
  ...nissanSuvs,
  ...opelCars,
  ...opelMokkaVivaro,
  ...peugeotCars,
  ...peugeotSuvs,
  ...polestar,
  ...porscheCars,
  ...porscheSuvs,
  ...renaultCapturTrafic,
  ...renaultCars,
  ...seat,
  ...skodaCars,
  ...skodaSuvs,
  ...subaru,
  ...tesla,
  ...toyotaCars,
  ...toyotaSuvs,
  ...volkswagenGolfPolo,
  ...volkswagenPassatTiguan,
  ...volkswagenTransporter,
  ...volvoV,
  ...volvoXc,
];
