import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow, shows } from "./showing.ts";

describe("the view of activity", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let alices: Visit;
  let bob: Page;
  let alice: Page;
  let general: string;
  let random: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    random = stage.dev.channels["random"] ?? "";
    [bobs, alices] = await Promise.all([
      stage.enter("bob", `/client/${general}`),
      stage.enter("alice", `/client/${random}`),
    ]);
    [bob, alice] = [bobs.page, alices.page];
    await Promise.all([composerOf(bob).waitFor(), composerOf(alice).waitFor()]);
  });
  after(async () => {
    await alices?.[Symbol.asyncDispose]();
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const call = (name: string, method: string, args: object) => stage.call(method, args, stage.tokenOf(name));
  const say = (name: string, channel: string, text: string, thread_ts?: unknown) =>
    call(name, "chat.postMessage", { channel, text, thread_ts });
  const row = () => bob.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /^Activity/ });
  const unread = (count: number) =>
    row()
      .filter(count === 0 ? { hasNotText: "notification" } : { hasText: `${count} notification` })
      .waitFor();
  const entry = (text: string | RegExp) =>
    bob.getByRole("list", { name: "Activity" }).getByRole("link").filter({ hasText: text });

  test("is empty and accessible for a person who has none", async () => {
    await using visit = await stage.enter("erin", "/client/activity");
    const { page } = visit;
    await shows(page, "Activity");
    await page.getByText(/^Nothing here yet\./).waitFor();
    await expectAccessible(page, "nothing that concerns a person");
    assert.deepEqual(visit.faults, []);
  });

  test("a mention by another person in their browser has a badge at once, and is listed as new", async () => {
    await unread(0);
    await composerOf(alice).click();
    await alice.keyboard.type("@bob");
    await alice.getByRole("option", { name: /Bob/ }).first().click();
    await alice.keyboard.type("please look");
    await alice.keyboard.press("Enter");
    await messagesOf(alice).getByText("please look").waitFor();
    await unread(1);

    await row().click();
    await shows(bob, "Activity");
    await entry("Alice Adams mentioned you in #random").filter({ hasText: "New" }).getByText("please look").waitFor();
    await unread(0);
  });

  test("reactions, replies and invitations arrive while the view is open, and a removed reaction goes", async () => {
    const { ts } = await say("bob", random, "It is done");
    await call("carol", "reactions.add", { channel: random, timestamp: ts, name: "tada" });
    await entry("Carol Chen reacted to your message in #random").getByText("It is done").waitFor();
    await say("alice", random, "Well done", ts);
    await entry("Alice Adams replied in a thread in #random").getByText("Well done").waitFor();
    const made = await call("alice", "conversations.create", { name: "planning" });
    const { id: channel } = made["channel"] as { id: string };
    await call("alice", "conversations.invite", { channel, users: stage.userId("bob") });
    await entry("Alice Adams added you to #planning").waitFor();
    await unread(0);

    await call("carol", "reactions.remove", { channel: random, timestamp: ts, name: "tada" });
    await entry("Carol Chen reacted").waitFor({ state: "detached" });
  });

  test("it is accessible in both themes and on a narrow screen", async () => {
    await expectAccessible(bob, "what concerns a person");
    await picture(bob, "activity", ["light", "dark"]);
    await expectNarrow(bob, "what concerns a person");
  });

  test("by keyboard: a filter, and an entry that opens its message in context", async () => {
    await tabTo(bob, bob.getByRole("tab", { name: "All" }));
    await bob.keyboard.press("ArrowRight");
    await bob.keyboard.press("Enter");
    await bob.getByRole("tab", { name: "Mentions", selected: true }).waitFor();
    await entry("replied in a thread").waitFor({ state: "detached" });
    assert.match(bob.url(), /show=mentions/);
    await press(bob, entry("mentioned you in #random"));
    await messagesOf(bob).getByText("please look").waitFor();

    await bob.goto(`${stage.url}/client/activity?show=threads`);
    await press(bob, entry("replied in a thread in #random"));
    await bob.getByRole("complementary", { name: "Thread" }).getByText("Well done").waitFor();
  });

  test("an entry goes with its message", async () => {
    const { ts } = await say("alice", general, `<@${stage.userId("bob")}> oops`);
    await bob.goto(`${stage.url}/client/activity`);
    await entry("oops").waitFor();
    await call("alice", "chat.delete", { channel: general, ts });
    await entry("oops").waitFor({ state: "detached" });
  });
});
