import * as z from "zod";

export function withDescription<Shape extends z.ZodType>(shape: Shape, description: string): Shape {
  return shape.meta({ description }) as Shape;
}

/** A moment in time, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
