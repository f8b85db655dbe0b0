import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

const triesMax = 15;
/** Longer than what appears takes to appear, on a busy machine. */
const restMs = 2_000;

/**
 * Rests the pointer on something until what that shows is there. A list that scrolls to its end, or a page that is still
 * being drawn, takes a tooltip away and brings no new one to a pointer that does not move: a person moves it once more.
 */
export async function restOn(page: Page, target: Locator, shown: Locator): Promise<void> {
  for (let tried = 0; tried < triesMax; tried++) {
    await target.hover();
    const isShown = await shown.waitFor({ timeout: restMs }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
    await page.mouse.move(0, 0);
  }
  assert.fail(`${String(shown)} did not come while the pointer rested on ${String(target)}`);
}
