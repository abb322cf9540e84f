type Line = { level: number; msg: string; problem?: string; more?: number };

/** What docs/operating.md says somebody is to be woken by. */
export function alarmsIn(output: string): Line[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): Line => JSON.parse(line))
    .filter(({ level }) => level >= 50);
}
