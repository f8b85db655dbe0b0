import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("replies in threads", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  let general: string;
  let random: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    random = stage.dev.channels["random"] ?? "";
    bobs = await stage.enter("bob", "/sign-in");
    bob = bobs.page;
    await bobs.context.grantPermissions(["notifications"]);
    await bobs.context.addInitScript({
      content: `globalThis.shownNotifications = [];
        globalThis.Notification = class extends EventTarget {
          static permission = "granted";
          static requestPermission = async () => "granted";
          constructor(title, { body }) { super(); shownNotifications.push(title + ": " + body); }
          close() {}
        };`,
    });
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const say = (name: string, channel: string, text: string, thread_ts?: unknown) =>
    stage.call("chat.postMessage", { channel, text, thread_ts }, stage.tokenOf(name));
  const row = (name: RegExp) =>
    bob.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: name });
  const title = (start: RegExp) => until(`the title ${start}`, async () => start.test(await bob.title()));
  const notified = (text: string) =>
    until(`a notification: ${text}`, async () =>
      (await bob.evaluate<string[]>("shownNotifications")).some((shown) => shown.includes(text)),
    );

  /** Everything in the channels themselves is read; only threads are left to count. */
  async function open(channel: string): Promise<void> {
    for (const read of [general, random]) {
      await stage.call("conversations.mark", { channel: read, ts: "9999999999.000000" }, stage.tokenOf("bob"));
    }
    await bob.goto(`${stage.url}/client/${channel}`);
    await composerOf(bob).waitFor();
    await title(/^[^(]/);
  }

  test("thread mention: one that names the person has a badge, a number in the title and a notification, also after a reload", async () => {
    const { ts } = await say("alice", random, "Who takes the minutes?");
    await open(general);
    await say("alice", random, "Let me think", ts);
    await say("carol", random, `<@${stage.userId("bob")}> did it last time`, ts);
    await row(/random/)
      .filter({ hasText: "1 notification" })
      .waitFor();
    await title(/^\(1\) /);
    await notified("did it last time");
    assert.equal(
      (await bob.evaluate<string[]>("shownNotifications")).some((text) => text.includes("Let me think")),
      false,
    );

    await bob.reload();
    await row(/random/)
      .filter({ hasText: "1 notification" })
      .waitFor();
    await title(/^\(1\) /);
  });

  test("reading the channel leaves it, reading the thread clears it", async () => {
    await row(/random/).click();
    const threads = bob.getByRole("list", { name: "Threads with new replies" });
    await threads.getByRole("link", { name: /1 new reply.*Who takes the minutes/ }).waitFor();
    await say("carol", random, "Something else");
    await messagesOf(bob).getByText("Something else").waitFor();
    await row(/random/)
      .filter({ hasText: "1 notification" })
      .waitFor();

    await threads.getByRole("link").click();
    await bob.getByRole("complementary", { name: "Thread" }).getByText("did it last time").waitFor();
    await row(/random/)
      .filter({ hasNotText: "notification" })
      .waitFor();
    await title(/^[^(]/);
    await threads.waitFor({ state: "detached" });
    await bob.reload();
    await composerOf(bob).first().waitFor();
    assert.equal(
      await row(/random/)
        .filter({ hasText: "notification" })
        .count(),
      0,
    );
  });

  test("the author of a thread learns of replies, also while looking at the channel", async () => {
    const { ts } = await say("bob", general, "Lunch?");
    await open(general);
    await say("alice", general, "In ten minutes", ts);
    await row(/general/)
      .filter({ hasText: "1 notification" })
      .waitFor();
    await title(/^\(1\) /);
    await notified("In ten minutes");

    await bob.evaluate("document.activeElement.blur()");
    await bob.keyboard.press("Escape");
    await title(/^[^(]/);
    await bob.reload();
    await composerOf(bob).waitFor();
    assert.equal(
      await row(/general/)
        .filter({ hasText: "notification" })
        .count(),
      0,
    );
  });

  test("a reply in the thread that is on the screen is read as it comes", async () => {
    const { ts } = await say("bob", general, "Coffee?");
    await bob.goto(`${stage.url}/client/${general}/thread/${String(ts)}`);
    await bob.getByRole("textbox", { name: "Reply" }).waitFor();
    await say("alice", general, "Gladly", ts);
    await bob.getByRole("complementary", { name: "Thread" }).getByText("Gladly").waitFor();
    await until("the server knows", async () => {
      const { conversations } = await stage.call("client.counts", {}, stage.tokenOf("bob"));
      const found = (conversations as { id: string; mention_count: number }[]).find(({ id }) => id === general);
      return found?.mention_count === 0;
    });
    assert.equal(
      await row(/general/)
        .filter({ hasText: "notification" })
        .count(),
      0,
    );
    assert.deepEqual(bobs.faults, []);
  });
});
