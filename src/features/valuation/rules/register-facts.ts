import * as z from "zod";
import { anyJson } from "#core/any-json.ts";

const dateWithTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const idField = /^(id|guid|uuid)$|(Id|ID|_id|Guid|Uuid)$/;

/**
 * The register's own keys mean nothing to an appraiser, and nobody asks at what hour a car was inspected.
 * Holds at every depth.
 */
export function readableFacts(facts: unknown): unknown {
  if (typeof facts === "string")
    return dateWithTime.test(facts) ? facts.slice(0, "yyyy-mm-dd".length) : facts;
  if (Array.isArray(facts)) return facts.map(readableFacts);
  if (typeof facts !== "object" || facts === null) return facts;
  const named = Object.entries(facts).filter(([name]) => !idField.test(name));
  return Object.fromEntries(named.map(([name, fact]) => [name, readableFacts(fact)]));
}

/** One section of the valuation file: the facts we know by name, then whatever else the register has to say. */
export function registerSection<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((facts) => readableFacts(facts ?? {}), z.object(shape).catchall(anyJson));
}
