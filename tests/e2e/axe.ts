import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe has against the page, or against all of it but one part, by WCAG 2.2 AA and its own best practice. */
export async function axeComplaints(page: Page, except: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude(except)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
