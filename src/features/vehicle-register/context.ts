import { createContext } from "react-router";
import type { FindVehicle } from "./rules/vehicle-lookup.ts";

/** Whom a plate is asked of, as far as anybody may know. */
export const findVehicleContext = createContext<FindVehicle>(async () => ({ kind: "noRegister" }));
