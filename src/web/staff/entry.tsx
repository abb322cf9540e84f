import "./staff.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { resume } from "./sign-in/session.ts";
import { StaffApp } from "./staff-app.tsx";

const root = document.getElementById("staff");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StaffApp />
    </StrictMode>,
  );
  void resume();
}
