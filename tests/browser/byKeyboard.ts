import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

const tabsMax = 150;
const partsMax = 10;

/** Moves the focus to something as a person without a mouse does: by Tab, however often it takes. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await comes(page, wanted.first());
  for (let pressed = 0; pressed < tabsMax; pressed++) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${tabsMax} times Tab did not lead to ${String(wanted)}`);
}

/** Waits for something; if it does not come, what is there instead says why better than the name of what is missing. */
async function comes(page: Page, wanted: Locator): Promise<void> {
  try {
    await wanted.waitFor();
  } catch (cause) {
    const there = await page.locator("body").ariaSnapshot();
    throw new Error(`${String(wanted)} did not come. ${page.url()} shows:\n${there}`, { cause });
  }
}

/** Goes to something by Tab and does what it does. */
export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** Waits until something has the focus by itself: what opens must take it, and what closes must give it back. */
export async function hasFocus(page: Page, wanted: Locator): Promise<void> {
  await wanted.and(page.locator(":focus")).waitFor();
}

/** Goes from part to part of the page until it is at these messages. */
export async function toMessages(page: Page, name: string): Promise<void> {
  const list = page.getByRole("group", { name, exact: true });
  await list.waitFor();
  for (let pressed = 0; pressed < partsMax; pressed++) {
    if ((await list.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("F6");
  }
  assert.fail(`${partsMax} times F6 did not lead to ${name}`);
}

/** Chooses in the menu that a button opens, by its arrows. */
export async function chooseItem(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  for (let pressed = 0; pressed < tabsMax; pressed++) {
    if ((await item.and(page.locator(":focus")).count()) > 0) return page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  assert.fail(`the arrows did not lead to ${String(item)}`);
}

/** All that Tab leads through, from where the focus is until it is there again: the label of its field, or its own name. */
export async function tabRound(page: Page): Promise<readonly string[]> {
  const passed: string[] = [];
  await page.evaluate("globalThis.roundStart = document.activeElement");
  for (let pressed = 0; pressed < tabsMax; pressed++) {
    await page.keyboard.press("Tab");
    // The edge of a dialog passes the focus on to its other end, a moment later; it has no name itself.
    await page.locator("[data-base-ui-focus-guard]:focus").waitFor({ state: "detached" });
    const { name, isRound } = await page.evaluate<{ name: string; isRound: boolean }>(whereFocusIs);
    if (name !== passed.at(-1)) passed.push(name);
    if (isRound) return passed;
  }
  assert.fail(`${tabsMax} times Tab did not lead back; it led through ${passed.join(", ")}`);
}

const whereFocusIs = `(() => {
  const at = document.activeElement;
  const isRound = at === globalThis.roundStart;
  for (let part = at; part; part = part.parentElement) {
    const label = part.firstElementChild;
    if (label?.matches("div[id$=label]")) return { name: label.textContent, isRound };
  }
  return { name: at.ariaLabel ?? at.textContent, isRound };
})()`;
