import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { enterClient, messagesOf as list } from "./enterClient.ts";
import { furnish } from "./furnish.ts";
import { picture } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

describe("the browser client for everybody", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    await furnish(server);
    browser = await openChromium();
  });
  after(() => server?.[Symbol.asyncDispose]());

  test("a channel and a thread", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await list(page).getByText("This workspace is yours to break").waitFor();
    await expectAccessible(page, "a channel");
    await picture(page, "client", ["light", "dark"]);
    await list(page)
      .getByRole("link", { name: /2 replies/ })
      .click();
    await page.getByRole("complementary", { name: "Thread" }).getByRole("article").nth(2).waitFor();
    await expectAccessible(page, "a thread");
    await picture(page, "client-thread", ["light", "dark"]);
    assert.deepEqual(tab.faults, []);
  });

  test("a narrow screen", async () => {
    await using tab = await visit(browser, { width: 320 });
    const { page } = tab;
    await tab.signIn(server.linkOf("alice"));
    await page.goto(`${server.url}/client`);
    await page.getByRole("link", { name: /general/ }).click();
    await list(page).getByText("This workspace is yours to break").waitFor();
    await expectAccessible(page, "a narrow channel");
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("navigation", { name: "Conversations" }).waitFor();
    await expectAccessible(page, "a narrow list");
    assert.deepEqual(tab.faults, []);
  });
});
