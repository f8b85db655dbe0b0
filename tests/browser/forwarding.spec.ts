import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

describe("a message that is forwarded", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visits: Visit[] = [];
  /** Where bob is. */
  let page: Page;
  let alice: Page;
  let plans: string;
  const post = (channel: string, text: string) =>
    stage.call("chat.postMessage", { channel, text }, stage.tokenOf("alice"));
  before(async () => {
    stage = await openAppStage();
    const created = await stage.call(
      "conversations.create",
      { name: "plans", is_private: true },
      stage.tokenOf("alice"),
    );
    plans = (created["channel"] as { id: string }).id;
    await stage.call("conversations.invite", { channel: plans, users: stage.userId("bob") }, stage.tokenOf("alice"));
    await post(stage.dev.channels["general"] ?? "", "Lunch is at *one* today");
    await post(plans, "Nobody knows about the cake");
    visits = await Promise.all([
      stage.enter("bob", `/client/${stage.dev.channels["general"]}`),
      stage.enter("alice", `/client/${stage.dev.channels["random"]}`),
    ]);
    [page, alice] = visits.map((visit) => visit.page) as [Page, Page];
    await Promise.all([page, alice].map((each) => composerOf(each).waitFor()));
  });
  after(async () => {
    for (const visit of visits) await visit[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const dialog = () => page.getByRole("dialog", { name: "Forward message" });

  /** Goes to the last message by keyboard and presses the key of an action. */
  async function onLastMessage(channel: string, text: string, key: string): Promise<void> {
    await messagesOf(page).getByText(text).first().waitFor();
    await toMessages(page, `Messages in #${channel}`);
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, page.locator("[data-ts]").filter({ hasText: text }));
    await page.keyboard.press(key);
  }

  test("forward: is seen in the other channel with its note, by keyboard alone", async () => {
    await onLastMessage("general", "Lunch is at", "f");
    await hasFocus(page, dialog().getByRole("textbox", { name: "To" }));
    await page.keyboard.type("random");
    await dialog()
      .getByRole("button", { name: /random/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await tabTo(page, dialog().getByRole("textbox", { name: /^Note/ }));
    await page.keyboard.type("Anyone else?");
    await expectAccessible(page, "where a message is forwarded to");
    await page.keyboard.press("Enter");
    await dialog().waitFor({ state: "detached" });
    await messagesOf(alice).getByText("Anyone else?").waitFor();
    await messagesOf(alice).getByText("Lunch is at one today").waitFor();
    await messagesOf(alice).getByText("Posted in #general").waitFor();
  });

  test("from a private channel is a link elsewhere, and the dialog says so before", async () => {
    await page.goto(`${stage.url}/client/${plans}`);
    await onLastMessage("plans", "Nobody knows", "f");
    await hasFocus(page, dialog().getByRole("textbox", { name: "To" }));
    await page.keyboard.type("random");
    await page.keyboard.press("Enter");
    await dialog().getByText("This message is from #plans.").waitFor();
    await expectAccessible(page, "a message that others cannot read");
    await press(page, dialog().getByRole("button", { name: "Forward", exact: true }));
    await dialog().waitFor({ state: "detached" });
    // Alice may read it where it was written.
    await messagesOf(alice).getByText("Nobody knows about the cake").waitFor();
    await using carols = await stage.enter("carol", `/client/${stage.dev.channels["random"]}`);
    await messagesOf(carols.page)
      .getByText(new RegExp(`archives/${plans}`))
      .waitFor();
    assert.equal(await messagesOf(carols.page).getByText("Nobody knows about the cake").count(), 0);
  });

  test("can be quoted in an answer", async () => {
    await onLastMessage("plans", "Nobody knows", "q");
    await composerOf(page).locator("blockquote").getByText("Nobody knows about the cake").waitFor();
    await hasFocus(page, composerOf(page));
    await page.keyboard.type("I do");
    await page.keyboard.press("Control+Enter");
    await messagesOf(page).locator("blockquote").getByText("Nobody knows about the cake").waitFor();
    await messagesOf(page).getByText("I do").waitFor();
  });
});
