import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** As the build writes it (vite.staff.config.ts). */
export const staffFilesName = "staff-files.json";

const shape = z.object({
  script: z.string(),
  redirect: z.string(),
  toolbox: z.string(),
  styles: z.array(z.string()),
});
export type StaffFiles = z.infer<typeof shape>;

/** What Vite serves as it stands in the sources. */
const inDevelopment: StaffFiles = {
  script: "/src/app/staff/entry.tsx",
  redirect: "/src/platform/staff/sign-in/redirect.ts",
  toolbox: "/src/features/staff-home/staff/toolbox/toolbox-entry.tsx",
  styles: ["/src/app/staff/staff.css"],
};

/** The files of the staff's side, which is an application of its own. `folder` is null in development. */
export function readStaffFiles(folder: string | null): StaffFiles {
  return folder === null
    ? inDevelopment
    : shape.parse(JSON.parse(readFileSync(join(folder, staffFilesName), "utf8")));
}
