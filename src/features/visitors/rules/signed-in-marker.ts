/** The cookie that tells the pages of a browser that it is signed in, and proves to the server that a call is theirs. */
export const markerCookie = "mina-sidor-synk";

/** With https a browser takes it from nobody but this host. */
export const markerCookieOf = (isSecure: boolean) => (isSecure ? `__Host-${markerCookie}` : markerCookie);

/** What the cookies of a page say of it; null where nobody is signed in. */
export function markerIn(cookies: string): string | null {
  const cookieText = cookies.split("; ").find((cookie) => cookie.includes(`${markerCookie}=`));
  return cookieText?.slice(cookieText.indexOf("=") + 1) || null;
}
