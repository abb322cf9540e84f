type Page = Pick<Document, "querySelector" | "querySelectorAll">;

/** Somebody who writes, or is asked something else, is not asked. */
export function isBusy(page: Page): boolean {
  if (page.querySelector("dialog[open], [popover]:popover-open, [data-consent], #samtyckesval")) return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea",
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
