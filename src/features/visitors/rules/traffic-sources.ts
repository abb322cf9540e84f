/** Assistants by the hosts they send people from. The name is also what they write as utm_source. */
export const aiAssistants = {
  chatgpt: ["chatgpt.com", "chat.openai.com"],
  openai: ["openai.com"],
  perplexity: ["perplexity.ai"],
  claude: ["claude.ai"],
  gemini: ["gemini.google.com", "bard.google.com"],
  copilot: ["copilot.microsoft.com", "copilot.com"],
  mistral: ["mistral.ai"],
  deepseek: ["deepseek.com"],
  grok: ["grok.com", "x.ai"],
  "meta-ai": ["meta.ai"],
  "duck-ai": ["duck.ai"],
  "you.com": ["you.com"],
  phind: ["phind.com"],
  poe: ["poe.com"],
} as const satisfies Record<string, readonly string[]>;

/** Only the hosts where one searches: mail.google.com is somebody's e-mail. */
export const searchEngines = {
  google: /^((www\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})|com\.google\.android\.googlequicksearchbox)$/,
  bing: /^([a-z]{2,3}\.)?bing\.com$/,
  duckduckgo: /^([a-z]+\.)?duckduckgo\.com$/,
  yahoo: /^((www|search|[a-z]{2}\.search)\.)?yahoo\.(com|co\.jp)$/,
  ecosia: /^(www\.)?ecosia\.org$/,
  brave: /^search\.brave\.com$/,
  startpage: /^([a-z]+\.)?startpage\.com$/,
  qwant: /^([a-z]+\.)?qwant\.com$/,
  kagi: /^(www\.)?kagi\.com$/,
  yandex: /^(www\.)?(yandex\.(com|ru)|ya\.ru)$/,
  baidu: /^([a-z]+\.)?baidu\.com$/,
} as const satisfies Record<string, RegExp>;

/** By host, subdomains included, or by bare name. */
export function findAssistant(source: string): string | null {
  const assistant = Object.entries(aiAssistants).find(
    ([name, hosts]) => source === name || hosts.some((host) => isWithinHost(source, host)),
  );
  return assistant?.[0] ?? null;
}

export function findSearchEngine(host: string): string | null {
  return Object.entries(searchEngines).find(([, hosts]) => hosts.test(host))?.[0] ?? null;
}

/** "chat.openai.com" lies within "openai.com"; "notopenai.com" does not. */
export function isWithinHost(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
