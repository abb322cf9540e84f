import { paths } from "#core/paths.ts";

type Arrival = {
  /** As the browser names it: "navigate", "reload", "back_forward". */
  navigation: string | undefined;
  here: URL;
  referrer: string;
};

/**
 * The page on which somebody pressed "Logga in/ut", which that one click is to do; null for whoever came otherwise: by a
 * bookmark, a reload, "back", from another site, or from the sign-in itself.
 */
export function pageOfFooterLink({ navigation, here, referrer }: Arrival): string | null {
  const from = URL.parse(referrer);
  if (navigation !== "navigate" || here.pathname !== paths.signIn() || from?.origin !== here.origin)
    return null;
  const isOfSignIn = [paths.signIn(), paths.signInRedirect(), paths.staff()].some((path) =>
    from.pathname.startsWith(path),
  );
  return isOfSignIn ? null : from.pathname + from.search;
}

/** Where the way back is remembered while somebody is at the provider. */
export const returnPathKey = "staff-way-back";
