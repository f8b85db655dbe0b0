import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Waits until a page of this heading is all there: a look at one that still loads finds nothing wrong with nothing. */
export async function shows(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  await page.getByRole("status").locator("div[aria-hidden=true]").first().waitFor({ state: "detached" });
}

/** Holds what is open against the rules for everybody, in the theme that it is in and then in the other. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNoViolations(new AxeBuilder({ page }), what);
  const { theme, other } = await page.evaluate<{ theme: string; other: string }>(
    `(() => { const theme = document.documentElement.dataset.theme; return { theme, other: theme === "dark" ? "light" : "dark" }; })()`,
  );
  // Only colours differ between the themes.
  await setTheme(page, other);
  await expectNoViolations(new AxeBuilder({ page }).withRules(["color-contrast"]), `${what}, ${other}`);
  await setTheme(page, theme);
  const isWide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
  assert.equal(isWide, false, `${what} scrolls sideways`);
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
}

async function expectNoViolations(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`),
    [],
  );
}

/** Calls a method of the Web API as whoever is signed in. */
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
