import { readFileSync } from "node:fs";
import * as z from "zod";
import { StartRefused } from "#platform/log/run-or-explain.ts";
import { rolesWithSecondFactor, type StaffRole, staffRoles } from "../permissions.ts";
import { demoStaff } from "./demo-staff.ts";
import { hashedPassword, isHash } from "./password.ts";

/** Somebody whom our own provider lets in. */
export type StaffUser = {
  /** Never another's, also when the address changes. */
  id: string;
  username: string;
  name: string;
  roles: readonly StaffRole[];
  /** As `password.ts` writes it. */
  password: string;
  /** Whether nothing opens without one; who has one is asked for it anyway. */
  needsSecondFactor: boolean;
};

/** Known to everybody who reads the README: good for nothing but a trial on one's own machine. */
export const demoPassword = "prova-personal";

/** Made when somebody comes: hashing takes its time. A second factor would keep nobody out who sits at the machine. */
export async function demoUsers(): Promise<StaffUser[]> {
  const password = await hashedPassword(demoPassword);
  return demoStaff.map((account) => ({ ...account, password, needsSecondFactor: false }));
}

const fileOfUsers = z
  .array(
    z
      .object({
        id: z.string().min(1),
        username: z.string().min(1),
        name: z.string().min(1),
        roles: z.array(z.enum(staffRoles)),
        password: z.string().refine(isHash, "password must be what `npm run staff-password` prints"),
        secondFactor: z.boolean().default(false),
      })
      .transform(({ secondFactor, ...user }) => ({
        ...user,
        needsSecondFactor: secondFactor || user.roles.some((role) => rolesWithSecondFactor.includes(role)),
      })),
  )
  .min(1, "there must be at least one user")
  .refine(
    (users) =>
      new Set(users.flatMap(({ id, username }) => [id, username.toLowerCase()])).size === 2 * users.length,
    "ids and usernames must differ",
  );

/** The operator's own, from a file of JSON. */
export function readUsers(path: string): StaffUser[] {
  try {
    return fileOfUsers.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartRefused(`AUTH_USERS_FILE cannot be used: ${why}`);
  }
}
