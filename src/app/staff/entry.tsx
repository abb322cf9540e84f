import "./staff.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { previousStorageKey } from "#features/visitors/rules/storage-keys.ts";
import { loadSalesman } from "#features/visitors/staff/salesman-state.ts";
import { readStored } from "#platform/browser/storage.ts";
import { pageOfFooterLink } from "#platform/staff/sign-in/footer-link.ts";
import { start } from "#platform/staff/sign-in/session.ts";
import { StaffApp } from "./staff-app.tsx";

const root = document.getElementById("staff");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StaffApp />
    </StrictMode>,
  );
  // What a page shows is asked for anew: the browser cannot know where it was.
  history.scrollRestoration = "manual";
  // As on every page of the site: what an older version left is moved.
  if (readStored(previousStorageKey) !== null) void loadSalesman();
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  const here = new URL(location.href);
  void start(pageOfFooterLink({ navigation: navigation?.type, here, referrer: document.referrer }));
}
