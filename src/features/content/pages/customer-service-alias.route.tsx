import { redirect } from "react-router";
import { paths } from "#core/paths.ts";

/** The contact button of old leads here. */
export function loader() {
  throw redirect(paths.customerService(), 301);
}

export default function CustomerServiceAlias() {
  return null;
}
