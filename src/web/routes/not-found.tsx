import { data } from "react-router";

/** Every address that no other route knows. */
export function loader() {
  throw data("page", 404);
}

export default function NotFoundPage() {
  return null;
}
