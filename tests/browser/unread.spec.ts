import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page, Request } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { press } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

/** More than one answer holds, and more than the server counts. */
const many = 5_000;
const atOnce = 40;

describe("a conversation with unread messages", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  const channels: Record<string, string> = {};
  before(async () => {
    stage = await openAppStage();
    for (const name of ["never-read", "few", "arriving", "ending"]) {
      const made = await asAlice("conversations.create", { name });
      channels[name] = (made["channel"] as { id: string }).id;
      await asAlice("conversations.invite", { channel: channels[name], users: stage.userId("bob") });
    }
    await post("never-read", many);
    bobs = await stage.enter("bob", "/sign-in");
    bob = bobs.page;
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const asAlice = (method: string, args: object) => stage.call(method, args, stage.tokenOf("alice"));
  const say = (channel: string, text: string) => asAlice("chat.postMessage", { channel: channels[channel], text });
  const list = () => messagesOf(bob);
  const line = () => list().getByRole("heading", { name: "New messages" });
  const bar = () => list().getByRole("region", { name: "Unread messages" });
  const text = (wanted: string) => list().getByText(wanted, { exact: true });
  const row = (name: string) =>
    bob.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: name });
  const isRead = (name: string) =>
    until(`${name} is read`, async () => !(await row(name).innerText()).includes("unread"));

  async function post(channel: string, count: number): Promise<void> {
    for (let at = 0; at < count; at += atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => at + index);
      // One after the other for the first screens, whose order the tests look at.
      if (at < atOnce * 2) for (const number of numbers) await say(channel, `line ${number}`);
      else await Promise.all(numbers.map((number) => say(channel, `line ${number}`)));
    }
  }

  async function open(name: string): Promise<void> {
    await bob.goto(`${stage.url}/client/${channels[name]}`);
    await composerOf(bob).waitFor();
  }

  /** What the server says is unread. */
  async function unreadOf(name: string): Promise<number> {
    const { conversations } = await stage.call("client.counts", {}, stage.tokenOf("bob"));
    const list = conversations as readonly { readonly id: string; readonly unread_count: number }[];
    return list.find(({ id }) => id === channels[name])?.unread_count ?? -1;
  }

  async function choose(option: string): Promise<void> {
    await bob.keyboard.press("Control+,");
    const radio = bob.getByRole("dialog", { name: "Preferences" }).getByRole("radio", { name: option });
    const kept = bob.waitForEvent("requestfinished", (request) => request.url().includes("client.preferences.set"));
    await radio.click();
    await kept;
    await bob.keyboard.press("Escape");
  }

  async function isInView(wanted: string): Promise<boolean> {
    const frame = await list().boundingBox();
    const box = (await text(wanted).count()) > 0 ? await text(wanted).boundingBox() : null;
    return frame !== null && box !== null && box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
  }

  test("never-read channel: that was never read opens at its first message, with what is new, and reads on from there", async () => {
    const pages: number[] = [];
    const countMessages = async (request: Request) => {
      if (!/history/.test(request.url())) return;
      const answer = (await (await request.response())?.json()) as { readonly messages: readonly unknown[] };
      pages.push(answer.messages.length);
    };
    bob.on("requestfinished", (request) => void countMessages(request).catch(() => undefined));
    await open("never-read");
    await line().waitFor();
    await text("line 0").waitFor();
    assert.ok(await isInView("line 0"));
    await bar()
      .getByText(/^1,000\+ new messages since \d/)
      .waitFor();
    assert.ok(pages.length > 0 && Math.max(...pages) <= 200, `one page, not ${pages.join()}`);
    for (const theme of ["light", "dark"] as const) {
      await bob.emulateMedia({ colorScheme: theme });
      await expectAccessible(bob, `unread messages, ${theme}`);
    }

    await list().hover();
    for (let turns = 0; turns < 40 && !(await isInView("line 50")); turns++) await bob.mouse.wheel(0, 200);
    const seen = await text("line 45").locator("xpath=ancestor::*[@data-ts]").getAttribute("data-ts");
    await until("what was seen is read", async () => {
      const info = await stage.call("conversations.info", { channel: channels["never-read"] }, stage.tokenOf("bob"));
      return Number((info["channel"] as { last_read?: string }).last_read) >= Number(seen);
    });
    assert.equal(await unreadOf("never-read"), 1_000);
  });

  test("opens where it was left, and goes to its newest message or is marked as read by keyboard", async () => {
    await open("few");
    await open("never-read");
    await line().waitFor();
    assert.equal(await text("line 0").count(), 0, "the first messages were read before");
    await press(bob, bar().getByRole("button", { name: "Jump to latest" }));
    await text(`line ${many - 1}`).waitFor();
    await until("all is read", async () => (await unreadOf("never-read")) === 0);
    await bar().waitFor({ state: "detached" });
  });

  // How fast is measured by `npm run bench`, where nothing else runs.
  test("opens at the first of five unread messages as at the first of five thousand", async () => {
    await post("few", 5);
    for (const name of ["few", "never-read"]) {
      const mark = { channel: channels[name], ts: "1.000000" };
      await stage.call("conversations.mark", mark, stage.tokenOf("bob"));
      await open("arriving");
      await row(name).filter({ hasText: "unread" }).waitFor();
      await row(name).click();
      await line().waitFor();
      await text("line 0").waitFor();
      if (name === "few") await isRead(name);
    }
  });

  test("shows what arrives while a person reads earlier messages, and below the line what came while they were away", async () => {
    await post("arriving", 60);
    await open("arriving");
    await text("line 0").waitFor();
    await bar()
      .getByText(/^\d+ new messages since/)
      .waitFor();
    const before = await unreadOf("arriving");
    await say("arriving", "while reading");
    await until("it is counted", async () => (await unreadOf("arriving")) === before + 1);
    await until("the bar counts it", async () => /new messages/.test(await bar().innerText()));
    assert.equal(await text("while reading").count(), 0, "the list stays where it is");
    await bar().getByRole("button", { name: "Mark as read" }).click();
    await until("all is read", async () => (await unreadOf("arriving")) === 0);
    assert.ok(await isInView("line 0"), "the list stays where it is");

    await say("arriving", "after that");
    await list().getByRole("button", { name: "Jump to latest" }).click();
    await text("after that").waitFor();
    await until("what was seen is read", async () => (await unreadOf("arriving")) === 0);
    assert.deepEqual(bobs.faults, []);
  });

  test("opens at its newest message for a person who prefers that", async () => {
    await post("ending", 100);
    await choose("At the newest message");
    await open("ending");
    await text("line 99").waitFor();
    await isRead("ending");
    await choose("At the first unread message");
  });

  test("is a thread, too: it opens at the first unread reply", async () => {
    const { ts } = await say("few", "a thread");
    const reply = (words: string) =>
      asAlice("chat.postMessage", { channel: channels["few"], thread_ts: ts, text: words });
    await stage.call(
      "chat.postMessage",
      { channel: channels["few"], thread_ts: ts, text: "mine" },
      stage.tokenOf("bob"),
    );
    for (let at = 0; at < 40; at++) await reply(`reply ${at}`);
    await bob.goto(`${stage.url}/client/${channels["few"]}/thread/${String(ts)}`);
    const thread = bob.getByRole("complementary", { name: "Thread" });
    await thread.getByRole("heading", { name: "New messages" }).waitFor();
    await thread.getByText("40 since", { exact: false }).waitFor();
    await thread.getByText("reply 0", { exact: true }).waitFor();
    assert.equal(await thread.getByText("reply 39", { exact: true }).count(), 0);
    assert.deepEqual(bobs.faults, []);
  });
});
