import * as z from "zod";
import { may } from "#platform/auth/permissions.ts";
import type { Database } from "#platform/db/database.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { isBrandTemplate } from "../rules/answer-template.ts";
import { caseKindNames } from "../rules/case-kinds.ts";
import { findTemplates, insertTemplate, removeTemplate } from "../storage/answer-templates.ts";

const maxTemplates = 200;

const wrongTitle = (message: string) =>
  new Refusal({ status: 422, title: message, errors: [{ field: "title", message }] });

/** For oneself, or with the permission for everybody. */
export const saveTemplate = staffCall({
  method: "POST",
  path: "/api/staff/templates",
  permission: "workCases",
  title: "Spara ett svar som mall",
  parameters: {},
  body: z.object({
    title: z
      .string("Ge mallen ett namn")
      .trim()
      .min(1, "Ge mallen ett namn")
      .max(60, "Skriv högst 60 tecken"),
    text: z
      .string("Skriv mallens text")
      .trim()
      .min(1, "Skriv mallens text")
      .max(5_000, "Skriv högst 5\u00a0000 tecken"),
    kind: z.enum(caseKindNames, "Slaget finns inte").nullable().default(null),
    isShared: z.boolean().default(false),
  }),
  audit: "change",
  handle: async (_, { title, text, kind, isShared }, request: StaffRequest<{ db: Database }>) => {
    const { db, staffUser, now, note } = request;
    if (isShared && !may(staffUser.roles, "shareTemplates"))
      throw new Refusal({ status: 403, title: "Du får spara mallar för dig själv, inte för alla." });
    return db.transaction(async (tx) => {
      const templates = await findTemplates(tx, staffUser.id);
      if (templates.length >= maxTemplates) throw wrongTitle("Det finns för många mallar. Ta bort en först.");
      const isTaken = templates.some((one) => one.title.toLowerCase() === title.toLowerCase());
      const id =
        isTaken || isBrandTemplate(title)
          ? null
          : await insertTemplate(tx, {
              title,
              text,
              kind,
              isShared,
              staffId: staffUser.id,
              staffName: staffUser.name,
              savedAt: now,
            });
      if (id === null) throw wrongTitle("Det finns redan en mall med det namnet");
      await note(tx, { action: "template.save", subject: title, note: isShared ? "för alla" : "egen" });
      return { id };
    });
  },
});

/** One's own; with the permission everybody's too. */
export const deleteTemplate = staffCall({
  method: "POST",
  path: "/api/staff/templates/remove",
  permission: "workCases",
  title: "Ta bort en sparad mall",
  parameters: {},
  body: z.object({ id: z.int("Välj en mall") }),
  audit: "change",
  handle: async (_, { id }, { db, staffUser, note }: StaffRequest<{ db: Database }>) =>
    db.transaction(async (tx) => {
      const shared = may(staffUser.roles, "shareTemplates");
      const title = await removeTemplate(tx, id, { staffId: staffUser.id, shared });
      if (title === null) throw new Refusal({ status: 404, title: "Mallen finns inte, eller är inte din" });
      await note(tx, { action: "template.remove", subject: title });
      return { done: true };
    }),
});
