/** "Karin Wall" → "KW", "Anna Maria Ek" → "AE", "Kim" → "K". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${[...first][0] ?? ""}${[...last][0] ?? ""}`.toLocaleUpperCase("sv");
}
