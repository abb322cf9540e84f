const browsers = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** "Chrome på Windows": enough to know one's own devices apart, and nothing that tells more of them. */
export function deviceName(userAgent: string): string {
  const named = (rows: readonly (readonly [RegExp, string])[]) =>
    rows.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} på ${system}`;
  return browser ?? system ?? "Okänd enhet";
}
