import type { SeriesModel } from "./series-model.ts";
import { volvoV } from "./volvo-v.ts";
import { volvoXc } from "./volvo-xc.ts";

/** Every series of every make that the demo has in stock. */
export const allModels: readonly SeriesModel[] = [...volvoV, ...volvoXc];
