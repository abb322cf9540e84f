/** A text as it stands in an address: "Ångra avtalet här" → "angra-avtalet-har". */
export function slugFrom(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
