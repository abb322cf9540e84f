import * as z from "zod";
import { completeCars } from "#features/catalogue/rules/complete-cars.ts";
import { similarTo } from "#features/catalogue/rules/similar-cars.ts";
import { findSimilarCars } from "#features/catalogue/service/similar-cars.ts";
import { listShape, onOnePage } from "#platform/http/envelope.ts";
import { apiCall } from "../call.ts";
import { carJson } from "../car-json.ts";
import { carShape } from "../car-shape.ts";
import { carsWithPictures } from "./cars-in-parts.ts";

const limit = 12;
const name = z.string().max(60, "Skriv högst 60 tecken.");

/** Cars of the same model first, then others of the make: who looks at one of few is shown more than those. */
export const similarCars = apiCall({
  path: "/api/cars/similar/{make}/{model}/",
  routes: ["/api/cars/similar", "/api/cars/similar/:make", "/api/cars/similar/:make/:model"],
  title: "Liknande bilar",
  about: `Högst ${limit} bilar: som går att köpa, först av samma modell, sedan andra av samma märke. Utan märke eller modell: Volvo XC60.`,
  example: "/api/cars/similar/volvo/xc60/",
  parameters: {
    make: { in: "path", about: "Märke, som i adresser", schema: name, example: "volvo" },
    model: { in: "path", about: "Modell", schema: name, example: "xc60" },
  },
  data: listShape(carShape, { make: z.string(), model: z.string() }),
  handle: ({ make = null, model = null }, request) => {
    const like = similarTo({ make, model });
    return {
      canonical: JSON.stringify(like),
      data: async () => {
        const { listed } = request.catalogs;
        const cars = completeCars(findSimilarCars(listed, like, limit));
        const json = await carsWithPictures(cars, carJson, request, listed.asOf);
        return { json, ...onOnePage(json.length), ...like };
      },
    };
  },
});
