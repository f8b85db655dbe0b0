import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** The short form, because every page that is opened reads all of it again. */
const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Waits until a page of this heading is all there: a look at one that still loads finds nothing wrong with nothing. */
export async function shows(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  await page.getByRole("status").locator("div[aria-hidden=true]").first().waitFor({ state: "detached" });
}

/** Holds all that is on the screen against the rules for everybody, in the theme that it is in and then in the other. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNoViolations(page, what, {});
  const before = await themeOf(page);
  await page.emulateMedia({ colorScheme: before.isDark ? "light" : "dark" });
  const other = await themeOf(page);
  assert.notEqual(other.ink, before.ink, `${what} looks the same in both themes`);
  // Only colours differ between the themes.
  await expectNoViolations(page, `${what}, ${other.isDark ? "dark" : "light"}`, { runOnly: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: before.isDark ? "dark" : "light" });
  await expectNoScrollingSideways(page, what);
}

/** Holds what is open against the narrowest screens there are, and goes back to a wide one. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoScrollingSideways(page, `${what}, 320 px wide`);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectNoScrollingSideways(page: Page, what: string): Promise<void> {
  const isWide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
  assert.equal(isWide, false, `${what} scrolls sideways`);
}

/** What the page is painted with, once it has been painted: a page learns of another theme just before that. */
async function themeOf(page: Page): Promise<{ readonly isDark: boolean; readonly ink: string }> {
  return page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done({
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    ink: getComputedStyle(document.body).color,
  }))))`);
}

/** Asks axe itself: its driver for this browser would send it again and open another page for every check. */
async function expectNoViolations(page: Page, what: string, rules: axe.RunOptions): Promise<void> {
  if (await page.evaluate<boolean>("globalThis.axe === undefined")) await page.evaluate(axeSource);
  const options: axe.RunOptions = { resultTypes: ["violations"], preload: false, ...rules };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`),
    [],
  );
}

/** Calls a method of the Web API as the signed-in person. */
export async function callAsVisitor(page: Page, method: string, args: object): Promise<Record<string, unknown>> {
  return page.evaluate<Record<string, unknown>>(`(async () => {
    const { token } = await (await fetch("/client/session", { method: "POST" })).json();
    const answer = await fetch("/api/${method}", {
      method: "POST",
      headers: { authorization: "Bearer " + token, "content-type": "application/json; charset=utf-8" },
      body: ${JSON.stringify(JSON.stringify(args))},
    });
    return answer.json();
  })()`);
}
