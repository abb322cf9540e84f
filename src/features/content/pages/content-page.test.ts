import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentPage } from "./content-page.tsx";

test("[TEXTPAGE-6] what was rendered on the server stands as it is, around what is particular to the page", () => {
  const html = { band: "<h1>Band</h1>", body: "<p>Text</p>", next: "<ul></ul>" };
  const own = { opening: createElement("form"), closing: createElement("hr") };
  const page = renderToStaticMarkup(createElement(ContentPage, { html, ...own }));
  const order = ["<h1>Band</h1>", "<form>", "<p>Text</p>", "<hr", "<ul></ul>"].map((part) =>
    page.indexOf(part),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});
