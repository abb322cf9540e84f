import type { Salesman } from "#features/visitors/staff/salesman-state.ts";

/** What is sent with a link: the salesman's own words, the car, its address, and who sends it. */
export function greeting(
  { proposalsTemplate, signature }: Pick<Salesman, "proposalsTemplate" | "signature">,
  car: { title: string; address: string },
): string {
  return [proposalsTemplate.trim(), `${car.title}\n${car.address}`, signature.trim()]
    .filter((part) => part !== "")
    .join("\n\n");
}
