import type { StaffUser } from "../staff-user.ts";

/** One of each role, and one without: who the demo's own provider lets in, and who has done the demo's work. */
export const demoStaff = [
  {
    id: "00000000-0000-4000-8000-000000000001",
    username: "anna@example.com",
    name: "Anna Ask",
    roles: ["Salesman"],
  },
  {
    id: "00000000-0000-4000-8000-000000000002",
    username: "johan@example.com",
    name: "Johan Björk",
    roles: ["Purchaser"],
  },
  {
    id: "00000000-0000-4000-8000-000000000003",
    username: "maria@example.com",
    name: "Maria Lind",
    roles: ["Admin"],
  },
  { id: "00000000-0000-4000-8000-000000000004", username: "elin@example.com", name: "Elin Rönn", roles: [] },
] as const satisfies readonly StaffUser[];

const [anna, johan, maria] = demoStaff;

export { anna, johan, maria };
