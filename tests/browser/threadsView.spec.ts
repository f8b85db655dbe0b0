import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow, shows } from "./showing.ts";

describe("the view of followed threads", { skip: noBrowser }, () => {
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
    [bobs, alices] = await Promise.all([stage.enter("bob", `/client/${general}`), stage.enter("alice", "/sign-in")]);
    [bob, alice] = [bobs.page, alices.page];
    await composerOf(bob).waitFor();
  });
  after(async () => {
    await alices?.[Symbol.asyncDispose]();
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const say = (name: string, channel: string, text: string, thread_ts?: unknown) =>
    stage.call("chat.postMessage", { channel, text, thread_ts }, stage.tokenOf(name));
  const row = (page: Page) =>
    page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /^Threads/ });
  const cards = (page: Page) => page.getByRole("list", { name: "Threads", exact: true }).locator("[data-thread]");
  const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
  const unread = (page: Page, count: number) =>
    row(page)
      .filter(count === 0 ? { hasNotText: "notification" } : { hasText: `${count} notification` })
      .waitFor();

  test("is empty and accessible for a person who has none", async () => {
    await using visit = await stage.enter("erin", "/client/threads");
    const { page } = visit;
    await shows(page, "Threads");
    await page.getByText(/^You don’t follow any threads yet\./).waitFor();
    await expectAccessible(page, "no followed threads");
    assert.deepEqual(visit.faults, []);
  });

  test("a reply to one's own message has a badge, and the view shows it in its thread", async () => {
    const { ts } = await say("bob", random, "Shall we move the release?");
    await unread(bob, 0);
    await say("alice", random, "Until Friday", ts);
    await unread(bob, 1);
    await until("the title", async () => (await bob.title()).startsWith("(1) "));

    await row(bob).click();
    await shows(bob, "Threads");
    await card(bob, "Shall we move the release?").getByText("Until Friday").waitFor();
    await unread(bob, 0);
  });

  test("a reply from there reaches the other person's view, who answers in theirs", async () => {
    await alice.goto(`${stage.url}/client/threads`);
    await card(alice, "Shall we move the release?").waitFor();
    const mine = card(bob, "Shall we move the release?");
    await mine.getByRole("button", { name: "Reply", exact: true }).click();
    await bob.keyboard.type("Friday is fine");
    await bob.keyboard.press("Enter");
    await mine.getByRole("article").getByText("Friday is fine").waitFor();

    const theirs = card(alice, "Shall we move the release?");
    await theirs.getByText("Friday is fine").waitFor();
    await theirs.getByRole("button", { name: "Reply", exact: true }).click();
    await alice.keyboard.type("Then it is settled");
    await alice.keyboard.press("Enter");
    await mine.getByText("Then it is settled").waitFor();
  });

  test("a thread that becomes unread while the view is open comes to its beginning", async () => {
    const { ts } = await say("alice", general, "Who brings cake?");
    await say("alice", general, `<@${stage.userId("bob")}> perhaps`, ts);
    await cards(bob).first().filter({ hasText: "Who brings cake?" }).getByText("perhaps").waitFor();
  });

  test("older replies of a read thread are loaded on request", async () => {
    const { ts } = await say("bob", random, "A long story");
    for (let part = 1; part <= 6; part++) await say("bob", random, `Part ${part}`, ts);
    await bob.reload();
    const story = card(bob, "A long story");
    await story.getByText("Part 6").waitFor();
    assert.equal(await story.getByText("Part 2").count(), 0);
    await story.getByRole("button", { name: "Show 3 more replies" }).click();
    await story.getByText("Part 2").waitFor();
    assert.equal(await story.getByRole("article").count(), 7);
  });

  test("it is accessible in both themes and on a narrow screen", async () => {
    await expectAccessible(bob, "the followed threads");
    await picture(bob, "threads", ["light", "dark"]);
    await expectNarrow(bob, "the followed threads");
  });

  test("by keyboard: a message of a thread, unfollowing, and marking all as read", async () => {
    const story = card(bob, "A long story");
    await tabTo(bob, story.getByRole("group"));
    await bob.keyboard.press("ArrowUp");
    await story.getByRole("article").filter({ hasText: "Part 6" }).and(bob.locator(":focus")).waitFor();
    await press(bob, story.getByRole("button", { name: "More actions" }));
    await chooseItem(bob, bob.getByRole("menuitem", { name: "Unfollow thread" }));
    await story.getByRole("button", { name: "Follow", exact: true }).waitFor();
    await press(bob, story.getByRole("button", { name: "Follow", exact: true }));
    await story.getByRole("button", { name: "Unfollow", exact: true }).waitFor();

    await bob.goto(`${stage.url}/client/${general}`);
    await composerOf(bob).waitFor();
    const { ts } = await say("bob", random, "One more question");
    await say("alice", random, "One more answer", ts);
    await unread(bob, 1);
    // In a part of the view that is not on the screen nothing is read by looking.
    await bob.setViewportSize({ width: 1280, height: 120 });
    await press(bob, row(bob));
    await press(bob, bob.getByRole("button", { name: "Mark all as read" }));
    await bob.setViewportSize({ width: 1280, height: 800 });
    await unread(bob, 0);
    await bob.reload();
    await card(bob, "One more question").waitFor();
    await unread(bob, 0);
  });

  test("a message without replies is followed from its menu, and an unfollowed thread is silent", async () => {
    const { ts } = await say("alice", general, "Lights out at ten");
    await bob.goto(`${stage.url}/client/${general}`);
    const message = messagesOf(bob).getByRole("article").filter({ hasText: "Lights out at ten" });
    const choose = async (name: string) => {
      await message.hover();
      await message.getByRole("button", { name: "More actions" }).click();
      await bob.getByRole("menuitem", { name, exact: true }).click();
    };
    await choose("Follow thread");
    await until("the follow to be known", async () => {
      await message.hover();
      await message.getByRole("button", { name: "More actions" }).click();
      const menu = bob.getByRole("menu");
      await menu.waitFor();
      const isKnown = (await bob.getByRole("menuitem", { name: "Unfollow thread" }).count()) > 0;
      // A menu that is open keeps the pointer from the page, so it has to be closed again before the next look.
      await bob.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      return isKnown;
    });
    await say("alice", general, "Or at eleven", ts);
    await unread(bob, 1);
    await choose("Unfollow thread");
    await unread(bob, 0);
    await say("alice", general, "Or never", ts);
    await message.getByText("2 replies").waitFor();
    await unread(bob, 0);
  });
});
