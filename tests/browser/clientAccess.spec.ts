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

  test("a channel, a thread, and whatever lies over them", async () => {
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
    await page.keyboard.press("Control+k");
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page, "the switcher");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add channels" }).click();
    await page.getByRole("dialog", { name: "Channels" }).getByText("random").waitFor();
    await expectAccessible(page, "the channels");
    await page.getByRole("button", { name: "Create a channel" }).click();
    await page.getByRole("dialog", { name: "Create a channel" }).getByLabel("Name").waitFor();
    await expectAccessible(page, "a new channel");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New message" }).click();
    await page.getByRole("dialog", { name: "New message" }).getByText("Bob Brown").waitFor();
    await expectAccessible(page, "a new message");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await expectAccessible(page, "the sheet of shortcuts");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });

  test("menus, the emoji, what a message can do, and what is beside the conversation", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.getByRole("button", { name: "Acme" }).click();
    await page.getByRole("menuitem", { name: "Your account" }).waitFor();
    await expectAccessible(page, "the menu of the workspace");
    await page.keyboard.press("Escape");
    const message = list(page).getByRole("article").filter({ hasText: "Build 412" });
    await message.hover();
    await message.getByRole("button", { name: "React" }).click();
    await page.getByRole("combobox", { name: "Find an emoji" }).waitFor();
    await expectAccessible(page, "the emoji");
    await page.keyboard.press("Escape");
    await message.hover();
    await message.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).waitFor();
    await expectAccessible(page, "what can be done with a message");
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete this message?" }).waitFor();
    await expectAccessible(page, "the question before a message is deleted");
    await page.keyboard.press("Escape");
    const { channel } = server.posting("alice", "general");
    for (const [path, name] of [
      ["about", /^About/],
      ["pins", /^Pinned/],
    ] as const) {
      await page.goto(`${server.url}/client/${channel}/${path}`);
      await page.getByRole("complementary", { name }).waitFor();
      await expectAccessible(page, path);
    }
    await page.goto(`${server.url}/client/search?q=workspace`);
    await page.getByText(/\d+ messages?$/).waitFor();
    await expectAccessible(page, "the search");
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
