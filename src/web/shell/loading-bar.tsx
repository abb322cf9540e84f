import { useNavigation } from "react-router";

/** Three amber pixels while the next page is on its way. [SHELL-11] */
export function LoadingBar() {
  const isLoading = useNavigation().state !== "idle";
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Sidan laddas"
      className="loading-bar fixed inset-x-0 top-0 z-(--ms-z-progress) h-0.75 bg-accent print:hidden"
    />
  );
}
