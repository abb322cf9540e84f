/** What a field or a part of the car's page is found by. */
export const fieldId = (at: string) => `car-${at}`;

/** False while it is not on the page. */
export function goToField(at: string): boolean {
  const field = document.getElementById(fieldId(at));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
  return field !== null;
}

/** As soon as it is on the page: some parts come after the car itself. Answers how to give up. */
export function goToFieldWhenThere(at: string): () => void {
  if (goToField(at)) return () => {};
  const savedSearch = new MutationObserver(() => {
    if (goToField(at)) savedSearch.disconnect();
  });
  savedSearch.observe(document.body, { childList: true, subtree: true });
  return () => savedSearch.disconnect();
}
