import "./staff.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { resume } from "#platform/staff/sign-in/session.ts";
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
  void resume();
}
