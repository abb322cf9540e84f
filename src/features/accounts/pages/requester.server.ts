/** What the browser that asked for a link has in its cookie, with the prefix that https gives it or without. */
export function requesterOf({ headers }: Pick<Request, "headers">): string | null {
  return /(?:^|; )(?:__Host-)?mina-sidor-bad=([\w-]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? null;
}
