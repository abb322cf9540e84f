import { expect, test } from "vitest";
import { openFirstVisit, phone } from "./browser.ts";

/** What the compositor moves by itself, and what changes once. */
const cheap = new Set(["translate", "opacity", "visibility"]);

type Movement = { of: string; properties: string[]; isAnchor: boolean };

test("[SPEED-3] check marks and the question about consent come in without a new painting in each frame", async () => {
  const { page } = await openFirstVisit("/robots.txt", phone);
  // In every frame: most of it is over in a second.
  await page.addInitScript(() => {
    const seen = new Map<Animation, Movement>();
    Object.assign(window, { movements: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (seen.has(animation) || !(animation.effect instanceof KeyframeEffect)) continue;
        const { target } = animation.effect;
        const frames = animation.effect.getKeyframes();
        const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
        seen.set(animation, {
          of: animation instanceof CSSAnimation ? animation.animationName : (target?.id ?? ""),
          properties: properties.filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
          isAnchor: target !== null && getComputedStyle(target).getPropertyValue("anchor-name") !== "none",
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  const movements = () =>
    page.evaluate(() => [
      ...(window as unknown as { movements: Map<Animation, Movement> }).movements.values(),
    ]);
  const names = async () => (await movements()).map(({ of }) => of);
  await page.getByRole("button", { name: "Välj själv" }).click();
  await expect.poll(names).toContain("samtyckesval");
  await expect.poll(names).toContain("check-mark-drawn");
  const dear = ({ properties, isAnchor }: Movement) =>
    isAnchor || properties.some((name) => !cheap.has(name));
  expect((await movements()).filter(dear)).toEqual([]);
});
