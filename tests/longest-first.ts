import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take half a minute or more, of each project in this order. */
const maxLength = [
  "endurance/rebranded",
  "endurance/start-and-stop",
  "endurance/import-large-stock",
  "endurance/two-servers",
  "e2e/every-page",
  "e2e/staff-car",
  "e2e/layout",
  "e2e/listing",
  "e2e/form-journeys",
  "e2e/gallery",
  "e2e/advert-states",
  "e2e/favorites",
  "e2e/staff-day",
  "e2e/live",
  "e2e/reservation",
  "e2e/home",
];

/** A worker keeps its browser and its databases only while the next file is of the same project. */
const projects = ["endurance", "browser", "data", "site", "rules"];

/** What is begun last shall be short, or one core stands idle until it ends. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    return inOrder.toSorted(
      (one, other) => placeOfProject(one) - placeOfProject(other) || place(one) - place(other),
    );
  }
}

function placeOfProject({ project }: TestSpecification): number {
  return projects.indexOf(project.name);
}

function place({ moduleId }: TestSpecification): number {
  const at = maxLength.findIndex((name) => moduleId.includes(`/tests/${name}.test`));
  return at === -1 ? maxLength.length : at;
}
