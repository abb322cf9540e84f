import type * as z from "zod";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { FieldError, FormField } from "./form-field.ts";

/** What a form looks like, and all that the browser needs to know of it. */
export type FormShape = {
  name: string;
  fields: readonly FormField[];
  /** What the button says. */
  submit: string;
  /** Files of which one at least must come; what is said at the first when none does. */
  oneFileOf?: { fields: readonly [string, ...string[]]; message: string };
  /** What the second button says, where nothing happens before a separate confirmation. */
  confirm?: string;
  /** The address that a program sends the same fields to, with those of them that stand in it; null where only a page does. */
  api: string | null;
  /** How it is sent there, where that is not by POST. */
  method?: "DELETE";
};

/**
 * One description of a form: the page's HTML, the check in the browser, the check of a post and of a call, and the
 * document of the API all follow from it. What it becomes, its errand, is a matter of the feature that takes it.
 */
export type Form<FormTask = unknown> = FormShape & {
  read: (submittedFields: SentFields, today: CalendarDay) => { task: FormTask } | { errors: FieldError[] };
};

/** What came, by the names of the fields; nothing of it is trusted. */
export type SentFields = Readonly<Record<string, unknown>>;

/** Lets the compiler see what the schema gives, and nobody else needs to know of it. */
export function form<Schema extends z.ZodType, const FormTask>({
  schema,
  task,
  ...described
}: Omit<Form, "read"> & {
  schema: Schema;
  task: (values: z.output<Schema>) => FormTask;
}): Form<FormTask> {
  return {
    ...described,
    read: (submittedFields, today) => {
      const { success, data, error } = schema.safeParse(submittedFields);
      const issues = [...(error?.issues ?? []), ...daysToCome(described.fields, submittedFields, today)];
      return success && issues.length === 0
        ? { task: task(data) }
        : { errors: errorsInOrder(described.fields, issues) };
    },
  };
}

type Issue = { path: PropertyKey[]; message: string };

/** What has happened has a day that has been. */
function daysToCome(fields: readonly FormField[], submittedFields: SentFields, today: CalendarDay): Issue[] {
  return fields
    .filter(({ name, hasBeen }) => hasBeen && String(submittedFields[name] ?? "").trim() > today)
    .map(({ name }) => ({ path: [name], message: "Dagen har inte varit än" }));
}

/** One message a field, in the order of the form. */
function errorsInOrder(fields: readonly FormField[], issues: readonly Issue[]): FieldError[] {
  return fields.flatMap(({ name }) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? [{ field: name, message: issue.message }] : [];
  });
}
