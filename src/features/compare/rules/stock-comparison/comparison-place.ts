/** Where on the page the comparison is put for whoever of us is signed in. */
export const comparisonPlaceId = "lagerjamforelse";

/** Sent by that part when the comparison is there; `detail` is its plate, or "". */
export const comparedEvent = "stock:compared";
