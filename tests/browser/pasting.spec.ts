import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

/** A picture of one pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A paste as the system makes it: the browser builds the data, only the hand is ours. */
async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await composerOf(page).click();
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(${JSON.stringify(data)})) data.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })()`);
}

/** Drags a picture over what is found by the selector, and lets go of it there. */
async function drop(page: Page, selector: string, steps: readonly string[]): Promise<void> {
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob("${pixel}"), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "board.png", { type: "image/png" }));
    const on = document.querySelector(${JSON.stringify(selector)});
    for (const step of ${JSON.stringify(steps)}) {
      on.dispatchEvent(new DragEvent(step, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
  })()`);
}

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });

// What is left in a composer is a draft of its author, so each of these is by another person.
describe("what is pasted and dropped", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("Markdown becomes formatting, and one undo returns the text", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    const markdown = "## Plan\n\n- **first** step\n- see [guide](https://example.com/g)\n\n```\nnpm start\n```";
    await paste(page, { "text/plain": markdown });
    await composerOf(page).locator("li strong").getByText("first").waitFor();
    await composerOf(page).locator("pre").getByText("npm start").waitFor();
    await page.keyboard.press("Control+z");
    await composerOf(page).getByText("- **first** step").waitFor();
    await page.keyboard.press("Control+y");
    await composerOf(page).locator("li strong").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();

    await row(page, "Plan").getByRole("link", { name: "guide" }).waitFor();
    await row(page, "Plan").getByRole("listitem").filter({ hasText: "first step" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("cells of spreadsheets and tables of pages keep their columns", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "bob");
    const table = "<table><tr><th>Name</th><th>Size</th></tr><tr><td>plan.txt</td><td>3</td></tr></table>";
    await page.keyboard.type("the files:");
    await paste(page, { "text/html": `<p>before</p>${table}`, "text/plain": "before" });
    assert.equal(await composerOf(page).locator("pre").innerText(), "Name      Size\nplan.txt  3");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await paste(page, { "text/plain": "City\tPeople\nBerlin\t3700000\nUlm\t130000\n" });
    await composerOf(page).locator("pre").waitFor();
    assert.equal(await composerOf(page).locator("pre").innerText(), "City    People\nBerlin  3700000\nUlm     130000");
    assert.deepEqual(tab.faults, []);
  });

  test("files dropped on the messages are attached with a thumbnail, and go out under a new name", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "carol");
    await drop(page, "[aria-label^='Messages in']", ["dragenter", "dragover"]);
    await page.getByText("Drop files to attach them").waitFor();
    await drop(page, "[aria-label^='Messages in']", ["drop"]);
    await page.getByText("Drop files to attach them").waitFor({ state: "detached" });
    const files = page.getByRole("list", { name: "Attached files" });
    await files.locator("img").waitFor();
    assert.equal(await composerOf(page).evaluate("document.activeElement.getAttribute('role')"), "textbox");
    await expectAccessible(page, "a message with a file");

    await files.getByRole("textbox", { name: "Name of board.png" }).fill("Whiteboard");
    await page.keyboard.press("Enter");
    await page.keyboard.type("from today");
    await page.keyboard.press("Enter");
    await row(page, "from today").waitFor();
    const { channel } = server.posting("alice", "general");
    const { messages } = await callAs(server, "alice", "conversations.history", { channel, limit: 1 });
    const [sent] = messages as [{ text: string; files: [{ name: string }] }];
    assert.deepEqual([sent.text, sent.files[0].name], ["from today", "Whiteboard.png"]);
    assert.deepEqual(tab.faults, []);
  });
});
