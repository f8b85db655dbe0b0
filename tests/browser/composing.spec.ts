import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";

const makings = {
  paste: `new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })`,
  drop: `new DragEvent("drop", { dataTransfer: data, clientX: x, clientY: y, bubbles: true, cancelable: true })`,
};

/** A paste or a drop into the composer as the system makes it: the browser builds the data, only the hand is ours. */
async function give(page: Page, kind: keyof typeof makings, name: string): Promise<void> {
  await page.evaluate(`(() => {
    const field = document.querySelector('[role=textbox][aria-label^="Message "]');
    const data = new DataTransfer();
    data.items.add(new File(["${kind}"], "${name}", { type: "text/plain" }));
    const { x, y } = field.getBoundingClientRect();
    field.dispatchEvent(${makings[kind]});
  })()`);
}

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });

async function choose(page: Page, text: string, item: string): Promise<void> {
  await row(page, text).hover();
  await row(page, text).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).click();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await row(page, text).waitFor();
}

/** Gives the dialog that asks for it an address, and sends what was written. */
async function sendLink(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Add link" });
  await dialog.getByRole("textbox", { name: "Link" }).fill(address);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await composerOf(page).focus();
  await page.keyboard.press("Enter");
}

describe("writing and keeping", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("files that are pasted and dropped wait beside the words, and go out with them", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await give(page, "paste", "notes.txt");
    await give(page, "drop", "plan.txt");
    const waiting = page.getByRole("list", { name: "Attached files" });
    await waiting.getByRole("textbox", { name: "Name of notes.txt" }).waitFor();
    await waiting.getByRole("textbox", { name: "Name of plan.txt" }).waitFor();
    await composerOf(page).click();
    await page.keyboard.type("both of them");
    await page.keyboard.press("Enter");

    const sent = row(page, "both of them");
    await sent.getByText("notes.txt").first().waitFor();
    await sent.getByText("plan.txt").first().waitFor();
    await waiting.waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });

  test("selected words become a link by the dialog, and what is no address is refused with a reason", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await composerOf(page).click();
    await page.keyboard.type("read this");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Link" }).click();
    const dialog = page.getByRole("dialog", { name: "Add link" });
    await dialog.getByRole("textbox", { name: "Link" }).fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await dialog.getByText("Enter a link").waitFor();
    await sendLink(page, "example.com/guide");

    const link = row(page, "read this").getByRole("link", { name: "this" });
    assert.equal(await link.getAttribute("href"), "https://example.com/guide");
    assert.deepEqual(tab.faults, []);
  });

  test("words that are selected the moment before the focus goes are still those that become a link", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await composerOf(page).click();
    await page.keyboard.type("seen at once");
    // In one turn, so that the browser has no time to report the selection before the focus is elsewhere.
    await page.evaluate(`(() => {
      getSelection().modify("extend", "backward", "word");
      document.querySelector('[role=toolbar][aria-label="Formatting"] [aria-label="Link"]').focus();
    })()`);
    await page.keyboard.press("Enter");
    await sendLink(page, "https://example.com/now");

    await row(page, "seen at once").getByRole("link", { name: "once", exact: true }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a mention that is cut and pasted is still one", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await composerOf(page).click();
    await page.keyboard.type("pass it on to @bo");
    await page.getByRole("option", { name: /Bob Brown/ }).waitFor();
    await page.keyboard.press("Enter");
    await composerOf(page).locator(".atom-mention").waitFor();
    for (const key of ["a", "x"]) await page.keyboard.press(`Control+${key}`);
    await composerOf(page).locator(".atom-mention").waitFor({ state: "detached" });
    await page.keyboard.press("Control+v");
    await composerOf(page).locator(".atom-mention").waitFor();
    await page.keyboard.press("Enter");

    await row(page, "pass it on to").getByRole("button", { name: "@Bob Brown" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a tone of skin that was chosen once is that of every hand one sends", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.getByRole("button", { name: "Emoji", exact: true }).click();
    await page.getByRole("radio", { name: "Skin tone 5" }).click();
    await page.getByRole("combobox", { name: "Search emoji" }).fill("wave");
    await page.getByRole("option", { name: "wave", exact: true }).click();
    await page.keyboard.type("to all");
    await page.keyboard.press("Enter");
    const waved = String.fromCodePoint(0x1f44b, 0x1f3fe);
    await row(page, "to all").getByText(waved).waitFor();

    await page.reload();
    await composerOf(page).click();
    await page.keyboard.type(":wave");
    await page.getByRole("option", { name: /:wave:/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("again");
    await page.keyboard.press("Enter");
    await row(page, "again").getByText(waved).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("what is pinned is found in its pane, which leads there, and leaves it when it is unpinned", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await say(page, "the door code is under the mat");
    await choose(page, "the door code", "Pin to channel");
    await row(page, "the door code").getByText("Pinned").waitFor();
    await page.getByRole("button", { name: "Pinned messages" }).click();
    const pane = page.getByRole("complementary", { name: "Pinned messages" });
    await pane.getByText("the door code is under the mat").waitFor();
    await choose(page, "the door code", "Unpin");
    await pane.getByText("No pinned messages yet.").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("from a message on everything can be new again, and stays so while one looks", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(alices.page, server, "alice", "random");
    await enterClient(bobs.page, server, "bob", "random");
    for (const text of ["first point", "second point", "third point"]) await say(alices.page, text);
    await row(bobs.page, "third point").waitFor();
    await choose(bobs.page, "second point", "Mark unread");
    const entry = bobs.page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /random/ });
    await entry.getByText("unread").waitFor();
    await bobs.page.getByRole("link", { name: "general" }).click();
    await bobs.page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    await entry.getByText("unread").waitFor();

    await entry.click();
    const texts = await messagesOf(bobs.page).innerText();
    assert.match(texts, /first point[\s\S]*New messages[\s\S]*second point[\s\S]*third point/);
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });
});
