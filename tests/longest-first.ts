import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take half a minute or more. */
const longest = [
  "endurance/import-large-stock",
  "e2e/every-page",
  "endurance/rebranded",
  "endurance/start-and-stop",
  "endurance/killed-while-writing",
  "endurance/many-requests",
  "endurance/killed-while-posting",
  "endurance/one-slot",
  "endurance/one-car-many-visitors",
  "e2e/layout",
  "e2e/listing",
  "e2e/form-journeys",
  "e2e/gallery",
  "e2e/upload-goes-on",
  "e2e/reservation",
  "e2e/compare",
  "e2e/home",
  "e2e/upload",
  "endurance/killed-while-telling",
  "endurance/killed-jobs",
];

/** What is begun last shall be short, or one core stands idle until it ends. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    return inOrder.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((name) => moduleId.includes(`/tests/${name}.test`));
  return at === -1 ? longest.length : at;
}
