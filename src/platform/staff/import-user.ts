/** In whose name a file is read that none of us sends: who it is in the ledgers, and nobody's colleague. */
export const importUser = { id: "import", name: "Import" } as const;
