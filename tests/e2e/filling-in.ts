import type { Page } from "playwright-core";

/** A control of a form of ours, by its label. */
export const field = (page: Page, label: string) => page.locator("[data-form]").getByLabel(label);
export const submit = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const summary = (page: Page) => page.locator("[data-summary]");

/** The page's script has the form: it tells of mistakes and sends it. */
export const isAwake = (page: Page) => page.locator("[data-form][data-awake]").waitFor();

let addresses = 0;
/** An address that no other journey writes from, nor an earlier try of the same one. */
export const anAddress = (name: string) => `${name}.${process.pid}.${++addresses}@example.com`;
