/**
 * What an answer promises of https; null where the site is plain http. A browser that has heard it uses nothing else until
 * the time is out.
 */
export function strictTransport(publicOrigin: string, maxAgeS: number): string | null {
  return publicOrigin.startsWith("https:") ? `max-age=${maxAgeS}` : null;
}
