/** "Två uppgifter behöver rättas" */
export function errorsTitle(count: number): string {
  const words = [
    "Ingen uppgift",
    "En uppgift",
    "Två uppgifter",
    "Tre uppgifter",
    "Fyra uppgifter",
    "Fem uppgifter",
  ];
  return `${words[count] ?? `${count} uppgifter`} behöver rättas`;
}
