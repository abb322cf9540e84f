/** "Anna Ask" → "AA"; one word gives its first two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (last ? first.slice(0, 1) + last.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
