import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { look } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });
const openPicker = (page: Page) => page.getByRole("button", { name: "Emoji", exact: true }).click();
const gridOf = (page: Page) => page.getByRole("listbox", { name: "Emoji" });

/** Until a script of this name has come: the table of names is fetched with the first colon. */
async function hasLoaded(page: Page, script: string): Promise<void> {
  const names = () => page.evaluate(`performance.getEntriesByType("resource").map(({ name }) => name).join()`);
  while (!String(await names()).includes(script)) await page.waitForTimeout(20);
}

async function beginToType(page: Page): Promise<void> {
  await composerOf(page).click();
  await page.keyboard.type(":");
  await hasLoaded(page, "standardEmoji");
  await page.keyboard.press("Backspace");
}

describe("emoji that are typed and chosen", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  const lastElements = async (): Promise<unknown> => {
    const { channel } = server.posting("alice", "general");
    const { messages } = await callAs(server, "alice", "conversations.history", { channel, limit: 1 });
    const [{ blocks }] = messages as [{ blocks: [{ elements: [{ elements: unknown[] }] }] }];
    return blocks[0].elements[0].elements;
  };

  test("names between colons and emoticons become emoji, also the one that was typed last", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(bobs.page, server, "bob");
    const { page } = alices;
    await enterClient(page, server, "alice");
    await beginToType(page);
    await page.keyboard.type("shipped :+1: fine :) done <3");
    await composerOf(page).getByText("👍").waitFor();
    await composerOf(page).getByText("🙂").waitFor();
    await page.keyboard.press("Enter");

    await row(bobs.page, "shipped").getByRole("img", { name: "heart" }).waitFor();
    assert.deepEqual(await lastElements(), [
      { type: "text", text: "shipped " },
      { type: "emoji", name: "+1", unicode: "1f44d" },
      { type: "text", text: " fine " },
      { type: "emoji", name: "slightly_smiling_face", unicode: "1f642" },
      { type: "text", text: " done " },
      { type: "emoji", name: "heart", unicode: "2764-fe0f" },
    ]);
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("what the person takes back stays text, and code is never converted", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await beginToType(page);
    await page.keyboard.type("as text :) ");
    await composerOf(page).getByText("🙂").waitFor();
    await page.keyboard.press("Backspace");
    await composerOf(page).getByText("as text :)").waitFor();
    await page.keyboard.type("and `:+1:` :tada:");
    await composerOf(page).getByText("🎉").waitFor();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Enter");
    await row(page, "as text").waitFor();
    await row(page, "as text").getByText(":tada:").waitFor();
    assert.deepEqual(await lastElements(), [
      { type: "text", text: "as text :) and " },
      { type: "text", text: ":+1:", style: { code: true } },
      { type: "text", text: " :tada:" },
    ]);
    assert.deepEqual(tab.faults, []);
  });

  test("the picker has categories, what was used last, and finds by meaning", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await openPicker(page);
    await gridOf(page).getByText("Smileys & people").waitFor();
    await expectAccessible(page, "the picker with its categories");
    // Not for the documentation: machines that run tests have no font for emoji.
    await look(page, "emoji-picker");
    await page.getByRole("button", { name: "Flags", exact: true }).click();
    await gridOf(page).getByRole("option", { name: "checkered_flag", exact: true }).waitFor();
    await page.getByRole("combobox", { name: "Search emoji" }).fill("celebration");
    await gridOf(page).getByRole("option", { name: "tada", exact: true }).click();
    await composerOf(page).getByText("🎉").waitFor();

    await openPicker(page);
    await gridOf(page).getByText("Recently used").waitFor();
    assert.equal(await gridOf(page).getByRole("option").first().getAttribute("aria-label"), "tada");
    // Only what is in sight is in the page.
    assert.ok((await gridOf(page).getByRole("option").count()) < 200);
    assert.deepEqual(tab.faults, []);
  });

  // How fast is measured by `npm run bench`.
  test("the picker is fetched before it is pressed, and opens without the server", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.getByRole("button", { name: "Emoji", exact: true }).hover();
    await hasLoaded(page, "EmojiPopover");
    await openPicker(page);
    await gridOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await gridOf(page).waitFor({ state: "detached" });
    await page.context().setOffline(true);
    await openPicker(page);
    await gridOf(page).getByRole("option").first().waitFor();
    assert.deepEqual(tab.faults, []);
  });
});
