/** The list or the landing page that was just left in this tab, and for which advert: known at once. */
export const listLeft = { list: "", landing: "", advert: "" };
