/** The cookie that tells the pages of a browser that it is signed in, and proves to the server that a call is theirs. */
export const markerCookie = "mina-sidor-synk";

/** What the cookies of a page say of it; null where nobody is signed in. */
export function markerIn(cookies: string): string | null {
  const cookieText = cookies.split("; ").find((cookie) => cookie.startsWith(`${markerCookie}=`));
  return cookieText?.slice(markerCookie.length + 1) || null;
}
