/** The import cannot be done, and why: one Swedish line for whoever started it. Nothing has been written. */
export class ImportRefused extends Error {}
