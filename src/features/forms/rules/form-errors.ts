/** "Två uppgifter behöver rättas" */
export function errorsTitle(count: number): string {
  const numerals = [
    "Ingen uppgift",
    "En uppgift",
    "Två uppgifter",
    "Tre uppgifter",
    "Fyra uppgifter",
    "Fem uppgifter",
  ];
  return `${numerals[count] ?? `${count} uppgifter`} behöver rättas`;
}
