import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";

/** Holds the answers of a method back, and counts the questions. */
async function hold(page: Page, method: string, json?: object) {
  const answers: (() => void)[] = [];
  let isHeld = true;
  await page.route(`**/api/${method}`, async (route) => {
    if (isHeld) await new Promise<void>((done) => answers.push(done));
    await (json ? route.fulfill({ json }) : route.fallback());
  });
  return {
    asked: () => until(`${method} was called`, () => answers.length > 0),
    async release() {
      isHeld = false;
      for (const answer of answers) answer();
    },
    end: () => page.unroute(`**/api/${method}`),
  };
}

describe("what is typed before the server has answered", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bob: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    bob = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    page = bob.page;
    await composerOf(page).waitFor();
  });
  after(async () => {
    await bob?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const written = async () => (await composerOf(page).innerText()).trim();
  const note = () => page.getByRole("link", { name: "See scheduled messages" });

  const draftSaved = (text: string) =>
    page.waitForResponse(
      (answer) => answer.url().includes("client.drafts.save") && answer.request().postData()?.includes(text) === true,
    );

  async function scheduleInAnHour(): Promise<void> {
    await page.getByRole("button", { name: "Schedule send" }).click();
    await page.getByRole("menuitem", { name: /^In an hour/ }).click();
  }

  async function empty(): Promise<void> {
    await composerOf(page).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await until("the composer is empty", async () => (await written()) === "");
  }

  test("after a message was scheduled, is the next message", async () => {
    const held = await hold(page, "chat.scheduleMessage");
    await composerOf(page).click();
    await page.keyboard.type("Good morning");
    await scheduleInAnHour();
    await held.asked();
    await composerOf(page).click();
    const saved = draftSaved("And now");
    await page.keyboard.type("And now");
    await held.release();
    await note().waitFor();
    await saved;
    assert.equal(await written(), "And now");
    await page.reload();
    await composerOf(page).getByText("And now", { exact: true }).waitFor();
    await held.end();
    await empty();
  });

  test("after a message was scheduled that is refused, stays below it", async () => {
    const held = await hold(page, "chat.scheduleMessage", { ok: false, error: "restricted_too_many" });
    await composerOf(page).click();
    await page.keyboard.type("Too many");
    await scheduleInAnHour();
    await held.asked();
    await composerOf(page).click();
    await page.keyboard.type("And now");
    await held.release();
    await composerOf(page).getByText("Too many", { exact: true }).waitFor();
    assert.match(await written(), /^Too many\s+And now$/);
    await held.end();
    await empty();
  });

  test("stays when the page is left with the scheduled message unanswered, and that message too", async () => {
    const held = await hold(page, "chat.scheduleMessage");
    await composerOf(page).click();
    await page.keyboard.type("On its way");
    await scheduleInAnHour();
    await held.asked();
    await composerOf(page).click();
    await page.keyboard.type("And now");
    await page.reload();
    await composerOf(page).getByText("On its way").waitFor();
    assert.match(await written(), /And now/);
    await held.release();
    await held.end();
    await empty();
  });

  test("after a command, is the next message", async () => {
    const held = await hold(page, "client.commands.run");
    await composerOf(page).click();
    await page.keyboard.type("/shrug well");
    await page.keyboard.press("Enter");
    await held.asked();
    await page.keyboard.type("And now");
    await held.release();
    await messagesOf(page).getByText("well ¯\\_(ツ)_/¯").waitFor();
    assert.equal(await written(), "And now");
    await held.end();
    await empty();
  });

  test("after a change of a message, stays in its editor until it is saved as well", async () => {
    await page.keyboard.type("First words");
    await page.keyboard.press("Enter");
    await messagesOf(page).getByText("First words", { exact: true }).waitFor();
    const held = await hold(page, "chat.update");
    await until("the message can be edited", async () => {
      await page.keyboard.press("ArrowUp");
      return (await page.getByRole("textbox", { name: "Edit message" }).count()) > 0;
    });
    const editor = page.getByRole("textbox", { name: "Edit message" });
    await editor.fill("Second words");
    await page.keyboard.press("Enter");
    await held.asked();
    await page.keyboard.type(", and more");
    await held.release();
    const texts = async () => {
      const { channel } = stage.posting("bob", "general");
      const { messages } = await callAs(stage, "bob", "conversations.history", { channel, limit: 1 });
      return (messages as readonly { text: string }[])[0]?.text;
    };
    await until("the first change is saved", async () => (await texts()) === "Second words");
    await editor.getByText("Second words, and more").waitFor();
    await page.keyboard.press("Enter");
    await editor.waitFor({ state: "detached" });
    assert.equal(await texts(), "Second words, and more");
    await held.end();
  });

  test("in the conversation that a refused message is returned to, stays beside it", async () => {
    const held = await hold(page, "files.getUploadURLExternal", { ok: false, error: "file_uploads_disabled" });
    const open = (name: string) =>
      page
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .first()
        .click();
    await composerOf(page).click();
    await page
      .locator("form input[type=file]")
      .setInputFiles([{ name: "lost.txt", mimeType: "text/plain", buffer: Buffer.from("never lost") }]);
    await page.keyboard.type("With a file");
    await page.keyboard.press("Enter");
    await held.asked();
    await open("random");
    await page.getByRole("textbox", { name: "Message #random" }).waitFor();
    await open("general");
    await page.getByRole("textbox", { name: "Message #general" }).click();
    await page.keyboard.type("And now");
    await held.release();
    await composerOf(page).getByText("With a file").waitFor();
    assert.match(await written(), /And now/);
    await held.end();
    await page.getByRole("button", { name: /^Remove lost\.txt/ }).click();
    await empty();
  });

  test("before another conversation is opened, is there afterwards", async () => {
    await composerOf(page).click();
    await page.keyboard.type("In a hurry");
    // Sooner than its draft is stored.
    await page.evaluate(`document.querySelector('a[href$="${stage.dev.channels["random"]}"]').click()`);
    await page.getByRole("textbox", { name: "Message #random" }).waitFor();
    await page
      .getByRole("link", { name: /^general/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Message #general" }).getByText("In a hurry").waitFor();
    await empty();
  });

  test("in the list of threads, stays in its editor when its draft is stored", async () => {
    const { channel } = stage.posting("bob", "general");
    const { ts } = await callAs(stage, "bob", "chat.postMessage", { channel, text: "Who brings cake?" });
    await callAs(stage, "alice", "chat.postMessage", { channel, text: "Not me", thread_ts: ts });
    await page.getByRole("link", { name: /^Threads/ }).click();
    const card = page.getByRole("listitem").filter({ hasText: "Not me" });
    await card.getByRole("button", { name: "Reply", exact: true }).click();
    const reply = card.getByRole("textbox");
    await reply.click();
    const saved = draftSaved("Then I will");
    await page.keyboard.type("Then I will");
    await saved;
    assert.equal((await reply.innerText()).trim(), "Then I will");
    assert.deepEqual(bob.faults, []);
  });
});
