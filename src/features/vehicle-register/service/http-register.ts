import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { RegisterLookup, VehicleRegister } from "../rules/vehicle-lookup.ts";
import { circuitBreaker } from "./circuit-breaker.ts";
import { vehicleFromProvider } from "./provider-vehicle.ts";
import { RegisterFailure, readResponse } from "./read-response.ts";

type RegisterAccess = {
  /** Where vehicles are asked for; the plate is added as the last part of the path. */
  url: string;
  key: string;
  clock: () => Date;
  /** Told what went wrong, without the plate. */
  onFailure: (error: unknown) => void;
  /** How long one question may take, to the last byte of its answer. */
  timeoutMs?: number;
  /** Between 0 and 1: how much of the longest pause is waited before the second try. */
  jitter?: () => number;
};

const usualTimeoutMs = 2_500;
const maxPauseMs = 300;
const failuresToOpen = 5;
const openMs = 30_000;
/** Whoever asks beyond these types the facts: a slow register must not gather waiting visitors. */
const atOnce = 16;

/**
 * A provider's register over HTTP (provider.md). Only the address of the settings is ever asked: a plate
 * has six letters and digits and is encoded, and redirects are not followed. …
 */
export function httpRegister(access: RegisterAccess): VehicleRegister {
  const breaker = circuitBreaker({ clock: access.clock, failuresToOpen, openMs });
  let inProgress = 0;
  return async (plate) => {
    if (inProgress >= atOnce || !breaker.mayTry()) return { kind: "unavailable" };
    inProgress++;
    try {
      const response = await askTwice(access, plate);
      breaker.succeeded();
      return response;
    } catch (error) {
      breaker.failed();
      access.onFailure(error);
      return { kind: "unavailable" };
    } finally {
      inProgress--;
    }
  };
}

/** What passes is tried once more, after a pause of chance so that not all come back at the same moment. */
async function askTwice(access: RegisterAccess, plate: LicensePlate): Promise<RegisterLookup> {
  try {
    return await ask(access, plate);
  } catch (error) {
    if (!(error instanceof RegisterFailure && error.isPassing)) throw error;
    const pauseMs = maxPauseMs * (access.jitter ?? Math.random)();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return ask(access, plate);
  }
}

async function ask(
  { url, key, timeoutMs = usualTimeoutMs }: RegisterAccess,
  plate: LicensePlate,
): Promise<RegisterLookup> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}/${encodeURIComponent(plate.toUpperCase())}`, {
      headers: { accept: "application/json", authorization: `Bearer ${key}` },
      redirect: "manual",
      signal,
    });
    const payload = await readResponse(response);
    if (payload === null) return { kind: "unknown" };
    const vehicle = vehicleFromProvider(payload);
    if (vehicle === null) throw new RegisterFailure("the register's answer cannot be read as a vehicle");
    // Of all mistakes the worst: somebody else's car under this plate.
    if (vehicle.facts.licenseplate !== plate)
      throw new RegisterFailure("the register answered for another plate");
    return { kind: "found", vehicle };
  } catch (error) {
    if (error instanceof RegisterFailure) throw error;
    if (signal.aborted) throw new RegisterFailure(`the register did not answer within ${timeoutMs} ms`);
    throw new RegisterFailure(`the register cannot be reached: ${reasonOf(error)}`, true);
  }
}

/** fetch says "fetch failed"; why is in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
