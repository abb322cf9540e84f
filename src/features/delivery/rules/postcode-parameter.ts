/** What the query of a page calls the postcode that a car is to be brought to. */
export const postcodeParameter = "postnummer";
