import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";

describe("the browser client", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  const enter = (page: Page, name: string, channel?: string) => enterClient(page, server, name, channel);
  const composer = composerOf;
  const list = messagesOf;

  async function say(page: Page, text: string): Promise<void> {
    await composer(page).click();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }

  test("what one sends the other sees, with reactions, replies, changes and deletions", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    const [alice, bob] = [alices.page, bobs.page];
    await enter(alice, "alice");
    await enter(bob, "bob");

    await composer(alice).click();
    await alice.keyboard.type("Hello *everybody*, ");
    await bob.getByText("Alice Adams is typing").waitFor();
    await alice.keyboard.type("I mean it");
    await alice.keyboard.press("Enter");
    const message = list(bob).getByRole("article").filter({ hasText: "Hello everybody, I mean it" });
    await message.waitFor();
    assert.equal((await message.locator("strong, b, [data-style~=bold]").count()) > 0, true);
    assert.equal(await list(alice).getByText("I mean it").count(), 1);

    await message.hover();
    await message.getByRole("button", { name: "React" }).click();
    await bob.getByRole("combobox", { name: "Search emoji" }).fill("tada");
    await bob.keyboard.press("Enter");
    await list(alice).getByRole("button", { name: "tada, 1" }).click();
    await list(bob).getByRole("button", { name: "tada, 2" }).waitFor();

    await message.hover();
    await message.getByRole("button", { name: "Reply in thread" }).click();
    await bob.getByRole("textbox", { name: "Reply" }).waitFor();
    await bob.keyboard.type("So do I");
    await bob.keyboard.press("Enter");
    await list(alice)
      .getByRole("link", { name: /1 reply/ })
      .click();
    await alice.getByRole("complementary", { name: "Thread" }).getByText("So do I").waitFor();
    await alice.getByRole("button", { name: "Close thread" }).click();

    await composer(alice).click();
    await alice.keyboard.press("ArrowUp");
    await alice.getByRole("textbox", { name: "Edit message" }).waitFor();
    await alice.keyboard.press("End");
    await alice.keyboard.type(", truly");
    await alice.keyboard.press("Enter");
    await list(bob).getByText("I mean it, truly").waitFor();
    await list(bob).getByText("(edited)").waitFor();

    await say(alice, "this was a slip");
    const slip = list(alice).getByRole("article").filter({ hasText: "this was a slip" });
    await list(bob).getByText("this was a slip").waitFor();
    await slip.hover();
    await slip.getByRole("button", { name: "More" }).click();
    await alice.getByRole("menuitem", { name: "Delete" }).click();
    await alice.getByRole("button", { name: "Delete" }).click();
    await list(bob).getByText("this was a slip").waitFor({ state: "detached" });
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("what is new is bold, has a number when it is for oneself, and is read when it was seen", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    const [alice, bob] = [alices.page, bobs.page];
    await enter(bob, "bob", "secret");
    await enter(alice, "alice", "general");
    const entry = bob.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /general/ });
    await say(alice, "hello @bob");
    await alice.getByRole("listbox", { name: "Suggestions" }).waitFor({ state: "detached" });
    await alice.keyboard.press("Enter");

    await entry.getByText("notification").waitFor();
    await bob.waitForFunction(() =>
      (globalThis as unknown as { document: { title: string } }).document.title.startsWith("("),
    );
    await entry.click();
    await bob.getByRole("heading", { name: "New messages" }).waitFor();
    await entry.getByText("notification").waitFor({ state: "detached" });
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("what is begun survives a reload, and a lost network loses and doubles nothing", async () => {
    await using tab = await visit(browser);
    await using bobs = await visit(browser);
    const { page, context } = tab;
    await enter(page, "alice", "random");
    await enter(bobs.page, "bob", "random");
    await composer(page).click();
    await page.keyboard.type("half a thought");
    await page.reload();
    await composer(page).getByText("half a thought").waitFor();
    await page.getByRole("link", { name: "general" }).click();
    await page
      .getByRole("link", { name: /random/ })
      .getByRole("img", { name: "Draft" })
      .waitFor();
    await page.getByRole("link", { name: /random/ }).click();
    await composer(page).getByText("half a thought").click();

    await context.setOffline(true);
    await page.getByText("You’re offline").waitFor();
    await page.keyboard.press("End");
    await page.keyboard.type(", finished");
    await page.keyboard.press("Enter");
    await page.keyboard.type("and another");
    await page.keyboard.press("Enter");
    await say(bobs.page, "meanwhile");
    await list(bobs.page).getByText("meanwhile").waitFor();
    assert.equal(await list(page).getByText("meanwhile").count(), 0);
    await context.setOffline(false);

    for (const each of [page, bobs.page]) {
      await list(each).getByRole("article").filter({ hasText: "and another" }).waitFor();
      await list(each).getByRole("article").filter({ hasText: "meanwhile" }).waitFor();
      await page.getByText("You’re offline").waitFor({ state: "detached" });
      const texts = (await list(each).getByRole("article").allInnerTexts()).join("\n");
      assert.deepEqual(texts.match(/half a thought, finished|and another|meanwhile/g), [
        "meanwhile",
        "half a thought, finished",
        "and another",
      ]);
    }
    assert.deepEqual(bobs.faults, []);
  });

  test("what did not get out before the page was left is sent when it is opened again, once", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enter(page, "carol", "general");
    await page.route("**/api/chat.postMessage", (route) => route.abort());
    await say(page, "into the tunnel");
    await list(page).getByText("into the tunnel").waitFor();
    await page.unroute("**/api/chat.postMessage");
    await page.reload();

    await list(page).getByRole("article").filter({ hasText: "into the tunnel" }).waitFor();
    await page.reload();
    await list(page).getByRole("article").filter({ hasText: "into the tunnel" }).waitFor();
    assert.equal(await list(page).getByText("into the tunnel").count(), 1);
  });

  test("by keyboard alone one goes anywhere, writes a list, names people and opens a thread", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enter(page, "alice");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Go to a conversation" }).waitFor();
    await page.keyboard.type("secr");
    await page.getByRole("option", { name: "secret" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "secret" }).waitFor();
    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("textbox", { name: "Message #secret" }).focus();
    await page.keyboard.type("- milk");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("eggs for @bo");
    await page.getByRole("option", { name: /Bob Brown/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const sent = list(page).getByRole("article").filter({ hasText: "milk" });
    await sent.getByRole("listitem").nth(1).getByText("Bob Brown").waitFor();

    await list(page).getByRole("group").focus();
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(
      () =>
        (globalThis as unknown as { document: { activeElement: { role: string } } }).document.activeElement.role ===
        "article",
    );
    await page.keyboard.press("Enter");
    await page.getByRole("complementary", { name: "Thread" }).getByText("milk").waitFor();
    assert.deepEqual(tab.faults, []);
  });
});
