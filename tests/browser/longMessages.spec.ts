import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol/limits.ts";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

const max = limits.composed_message_chars_max;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "This message is too long" });
const lines = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word} ${at}`).join("\n");

async function paste(page: Page, text: string): Promise<void> {
  await composerOf(page).click();
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.setData("text/plain", ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  })()`);
}

describe("messages that are too long", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  const latest = async (limit: number) => {
    const { channel } = server.posting("alice", "general");
    const { messages } = await callAs(server, "alice", "conversations.history", { channel, limit });
    return messages as readonly { text: string; files?: readonly { name: string; size: number }[] }[];
  };

  const scheduled = async () => {
    const { db } = server.platform.store;
    const rows = await db.selectFrom("scheduled_messages").selectAll().orderBy("post_at_s").orderBy("id").execute();
    return rows.map(({ id, post_at_s: postAt, text }) => ({ id, postAt, length: text.length }));
  };

  test("are counted near the limit, and stay in the composer until their author chooses how they go out", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    // What she leaves in the composer is a draft, so nobody else of these tests is she.
    await enterClient(page, server, "carol");
    await paste(page, "x".repeat(max - 100));
    await page.getByRole("status").filter({ hasText: "100 characters left" }).waitFor();
    await page.keyboard.type("y".repeat(101));
    await page.getByRole("status").filter({ hasText: "1 character over the limit" }).waitFor();

    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    await expectAccessible(page, "the question how a long message goes out");
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal((await composerOf(page).innerText()).trim().length, max + 1);
    assert.deepEqual(tab.faults, []);
  });

  test("go out as several messages, in their order", async () => {
    await using tab = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(bobs.page, server, "bob");
    const { page } = tab;
    await enterClient(page, server, "alice", "general");
    await paste(page, lines(1_600, "a line of the minutes"));
    await page.keyboard.press("Enter");
    await dialogOf(page)
      .getByRole("button", { name: /^Split into \d messages$/ })
      .click();
    await messagesOf(bobs.page).getByText("a line of the minutes 1599").waitFor();
    const count = Math.ceil(lines(1_600, "a line of the minutes").length / max);
    const texts = (await latest(count)).toReversed().map(({ text }) => text);
    assert.equal(texts.join("\n"), lines(1_600, "a line of the minutes"));
    assert.equal((await composerOf(page).innerText()).trim(), "");
    assert.deepEqual([tab.faults, bobs.faults], [[], []]);
  });

  test("are scheduled as several messages, all of them or none", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "dora");
    await paste(page, lines(1_600, "a line for later"));
    await page.getByRole("button", { name: "Schedule send" }).click();
    await page.getByRole("menuitem", { name: /^In an hour/ }).click();
    const split = dialogOf(page).getByRole("button", { name: /^Split into \d messages$/ });
    await split.waitFor();
    assert.equal(await dialogOf(page).getByRole("button", { name: "Send as a text file" }).count(), 0);
    await page.route("**/chat.scheduleMessage", async (route) => {
      if (route.request().postData()?.includes("a line for later 1599") !== true) return route.fallback();
      await route.fulfill({ json: { ok: false, error: "restricted_too_many" } });
    });
    await split.click();
    await page
      .getByText(/^Couldn’t schedule the message: Too many messages are scheduled/)
      .first()
      .waitFor();
    assert.match(await composerOf(page).innerText(), /a line for later 1599/);
    await page.getByRole("link", { name: "See scheduled messages" }).waitFor({ state: "detached" });
    await page.unroute("**/chat.scheduleMessage");

    await page.getByRole("button", { name: "Schedule send" }).click();
    await page.getByRole("menuitem", { name: /^In an hour/ }).click();
    await split.click();
    await page.getByText(/scheduled messages, the next one sends/).waitFor();
    await composerOf(page).getByText("a line for later").first().waitFor({ state: "detached" });
    await page.getByRole("link", { name: "See scheduled messages" }).click();

    await page.getByRole("button", { name: "Edit for #general" }).first().click();
    const editor = page.getByRole("textbox", { name: "Scheduled message for #general" });
    await editor.click();
    await editor.fill("z".repeat(max + 2));
    await page.getByRole("status").filter({ hasText: "2 characters over the limit" }).waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await dialogOf(page).getByText("The rest is scheduled right after it.").waitFor();
    await expectAccessible(page, "the question what to do with a scheduled message that is too long");
    assert.equal(await dialogOf(page).getByRole("button", { name: "Send as a text file" }).count(), 0);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal((await editor.innerText()).trim().length, max + 2);

    const before = await scheduled();
    await page.route("**/client.scheduled.update", (route) =>
      route.fulfill({ json: { ok: false, error: "restricted_too_many" } }),
    );
    await page.getByRole("button", { name: "Save changes" }).click();
    await split.click();
    await page.getByRole("alert").filter({ hasText: "Too many messages are scheduled" }).waitFor();
    assert.deepEqual(await scheduled(), before);
    await page.unroute("**/client.scheduled.update");

    await page.getByRole("button", { name: "Save changes" }).click();
    await split.click();
    await editor.waitFor({ state: "detached" });
    const [old, ...others] = before;
    const now = await scheduled();
    const [added, ...more] = now.filter(({ id }) => !before.some((known) => known.id === id));
    const changed = now.find(({ id }) => id === old?.id);
    assert.deepEqual(
      now.filter(({ id }) => id !== added?.id),
      [{ ...old, length: changed?.length }, ...others],
    );
    assert.deepEqual([added?.postAt, more], [(old?.postAt ?? 0) + 1, []]);
    assert.equal((changed?.length ?? 0) + (added?.length ?? 0), max + 2);
    assert.deepEqual(tab.faults, []);
  });

  test("are made of shorter ones by an edit, which stays in its editor until it is saved or split", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "bob");
    await composerOf(page).click();
    await page.keyboard.type("the short version");
    await page.keyboard.press("Enter");
    const sent = messagesOf(page).getByRole("article").filter({ hasText: "the short version" });
    await sent.waitFor();
    await composerOf(page).click();
    await page.keyboard.press("ArrowUp");
    const editor = page.getByRole("textbox", { name: "Edit message" });
    await editor.fill("w".repeat(max + 1));
    await page.getByRole("status").filter({ hasText: "1 character over the limit" }).waitFor();
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText("The first part replaces the message.").waitFor();
    await expectAccessible(page, "the question what to do with an edit that is too long");
    assert.equal(await dialogOf(page).getByRole("button", { name: "Send as a text file" }).count(), 0);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal((await editor.innerText()).trim().length, max + 1);

    const split = dialogOf(page).getByRole("button", { name: "Split into 2 messages" });
    await editor.fill(`${"v".repeat(max - 10)} and the rest of it`);
    await page.route("**/chat.update", (route) => route.fulfill({ json: { ok: false, error: "edit_window_closed" } }));
    await page.keyboard.press("Enter");
    await split.click();
    await page.getByRole("alert").filter({ hasText: /edit/i }).waitFor();
    await dialogOf(page).waitFor({ state: "detached" });
    await editor.getByText("and the rest of it").waitFor();
    await page.unroute("**/chat.update");
    await editor.click();
    await page.keyboard.press("Enter");
    await split.click();
    await editor.waitFor({ state: "detached" });
    await until("both parts are there", async () => {
      const [last, first] = await latest(2);
      return last?.text.endsWith("rest of it") === true && /^v+ ?/.test(first?.text ?? "");
    });
    const whole = (await latest(2)).toReversed().map(({ text }) => text);
    const words = (text: string) => text.replaceAll(/\s/g, "");
    assert.ok(words(whole.join("")) === words(`${"v".repeat(max - 10)} and the rest of it`));
    assert.equal(await sent.count(), 0);
    assert.deepEqual(tab.faults, []);
  });

  test("in a thread, are split into replies by an edit", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const { channel } = server.posting("alice", "general");
    const root = String((await callAs(server, "alice", "chat.postMessage", { channel, text: "the topic" }))["ts"]);
    await callAs(server, "bob", "chat.postMessage", { channel, text: "my view", thread_ts: root });
    await enterClient(page, server, "bob");
    await page.goto(`${server.url}/client/${channel}/thread/${root}`);
    const pane = page.getByRole("complementary", { name: "Thread" });
    await pane.getByRole("article").filter({ hasText: "my view" }).waitFor();
    await pane.getByRole("textbox").click();
    await page.keyboard.press("ArrowUp");
    const editor = pane.getByRole("textbox", { name: "Edit message" });
    await editor.fill(`${"u".repeat(max - 10)} and the end of my view`);
    await page.keyboard.press("Enter");
    await dialogOf(page).getByRole("button", { name: "Split into 2 messages" }).click();
    await until("the rest is a reply", async () => {
      const { messages } = await callAs(server, "bob", "conversations.replies", { channel, ts: root });
      return (messages as readonly { text: string }[])[2]?.text.endsWith("end of my view");
    });
    assert.deepEqual(tab.faults, []);
  });

  test("go out as a text file, chosen by keyboard", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    const log = lines(2_000, "a line of the log");
    await paste(page, log);
    await page.keyboard.press("Enter");
    await dialogOf(page).getByRole("button", { name: "Send as a text file" }).waitFor();
    await page.keyboard.press("Enter");
    await messagesOf(page).getByText("Message.txt").first().waitFor();
    assert.deepEqual(
      (await latest(1))[0]?.files?.map(({ name, size }) => ({ name, size })),
      [{ name: "Message.txt", size: log.length }],
    );
    assert.deepEqual(tab.faults, []);
  });
});
