const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What somebody wrote, as text in HTML or in an attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The same, with the lines as they were written. */
export const escapedLines = (text: string) => escaped(text).replaceAll("\n", "<br>");
