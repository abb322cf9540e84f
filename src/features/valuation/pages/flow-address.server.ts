import { type FlowField, flowFields, type NextAction } from "../rules/flow/flow-fields.ts";
import { carriedFields } from "../rules/flow/flow-step.ts";
import type { Appraisal } from "../service/appraise.ts";

/** The address of a step: all that was told but for what it asks. */
export function addressWith(
  { input }: Appraisal,
  path: string,
  without: readonly FlowField[],
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(carriedFields(input, without));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${path}?${query}`;
}

export function nextActionUrl(nextAction: NextAction, appraisal: Appraisal, action: string): string {
  return addressWith(appraisal, action, ["nextAction", "store"], { [flowFields.nextAction]: nextAction });
}
