import { type ComponentProps, createContext, useContext } from "react";
import { isActivePath } from "./is-active-path.ts";
import { SiteLink } from "./site-link.tsx";

/** The path of the page, without its query: links rerender for another page, but not for another filter. */
export const CurrentPathContext = createContext("");

/** A link with `aria-current` while its page, or one below it, is shown. */
export function ActiveLink(props: ComponentProps<typeof SiteLink>) {
  const here = useContext(CurrentPathContext);
  return <SiteLink aria-current={isActivePath(props.to, here) ? "page" : undefined} {...props} />;
}
