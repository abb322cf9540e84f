import { type ComponentProps, createContext, useContext } from "react";
import { isHere } from "./is-here.ts";
import { SiteLink } from "./site-link.tsx";

/** The path of the page that is shown: who asks is rendered anew for another page, not for another filter. */
export const HereContext = createContext("");

/** A link that is marked while its page, or one below it, is shown. */
export function HereLink(props: ComponentProps<typeof SiteLink>) {
  const here = useContext(HereContext);
  return <SiteLink aria-current={isHere(props.to, here) ? "page" : undefined} {...props} />;
}
