type Https = { hstsMaxAge: number; hstsSubdomains: boolean };

/**
 * What an answer promises of https; null where the site is plain http. A browser that has heard it uses nothing else until
 * the time is out.
 */
export function strictTransport(publicOrigin: string, { hstsMaxAge, hstsSubdomains }: Https): string | null {
  if (!publicOrigin.startsWith("https:")) return null;
  return `max-age=${hstsMaxAge}${hstsSubdomains ? "; includeSubDomains" : ""}`;
}
