import { form } from "#features/forms/rules/form.ts";
import { emailField } from "#features/forms/rules/person-fields.ts";
import { savedSearchRemoval } from "./saved-search.ts";

/** Who wants to end all that an address watches, and has no e-mail of ours at hand. */
export const endSavedSearchesForm = form({
  name: "end-watches",
  submit: "Mejla mig en länk",
  api: "/api/save-search/{email}",
  method: "DELETE",
  schema: savedSearchRemoval,
  fields: [{ ...emailField, isHalf: false, hint: "Adressen som bevakningarna går till." }],
  task: ({ email }) => ({ kind: "endWatches", email }),
});
