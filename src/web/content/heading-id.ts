/** "Ångra avtalet här" → "angra-avtalet-har" [CONTENT-2] */
export function idFromHeading(heading: string): string {
  return heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
