import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { launchChromium, noBrowser, visit } from "./chromium.ts";
import { type DevServer, startDevServer } from "./devServer.ts";
import { furnish } from "./furnish.ts";
import { enterClient, messagesOf as list } from "./enterClient.ts";

/** Where pictures for the documentation go; they are made only when somebody asks for them. */
const pictures =
  process.env["PLATFORM_TEST_PICTURES"] === undefined ? undefined : new URL("../../docs/images/", import.meta.url);

describe("the browser client for everybody", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: DevServer;
  before(async () => {
    server = await startDevServer();
    await furnish(server);
    browser = await launchChromium();
  });
  after(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${colorScheme}, wide and narrow`, async () => {
      await using tab = await visit(browser, { colorScheme });
      const { page } = tab;
      await enterClient(page, server, "alice");
      await list(page).getByText("This workspace is yours to break").waitFor();
      await check(page, "a channel");
      await picture(page, `client-${colorScheme}`);
      await list(page)
        .getByRole("link", { name: /2 replies/ })
        .click();
      await page.getByRole("complementary", { name: "Thread" }).getByRole("article").nth(2).waitFor();
      await check(page, "a thread");
      await picture(page, `client-thread-${colorScheme}`);
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
      await check(page, "the switcher");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add channels" }).click();
      await page.getByRole("dialog", { name: "Channels" }).getByText("random").waitFor();
      await check(page, "the channels");
      await page.getByRole("button", { name: "Create a channel" }).click();
      await page.getByRole("dialog", { name: "Create a channel" }).getByLabel("Name").waitFor();
      await check(page, "a new channel");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "New message" }).click();
      await page.getByRole("dialog", { name: "New message" }).getByText("Bob Brown").waitFor();
      await check(page, "a new message");
      await page.keyboard.press("Escape");
      await page.goto(`${server.url}/client/search?q=workspace`);
      await page.getByText(/\d+ messages?$/).waitFor();
      await check(page, "the search");

      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${server.url}/client`);
      await page.getByRole("link", { name: /general/ }).click();
      await list(page).getByText("This workspace is yours to break").waitFor();
      await check(page, "a narrow channel", 320);
      await page.getByRole("button", { name: "Back" }).click();
      await page.getByRole("navigation", { name: "Conversations" }).waitFor();
      await check(page, "a narrow list", 320);
      assert.deepEqual(tab.faults, []);
    });
  }
});

async function check(page: Page, what: string, width?: number): Promise<void> {
  if (width !== undefined) {
    assert.ok(await page.evaluate(`document.documentElement.scrollWidth <= ${width}`), `${what} scrolls sideways`);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
    [],
  );
}

async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, pictures)) });
}
