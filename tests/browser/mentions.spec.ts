import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

const questionOf = (page: Page) => page.getByRole("dialog", { name: /^Notify \d+ (?:person|people)\?$/ });

/** Writes `@` and a name, and takes the suggestion. */
async function mention(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`@${name}`);
  await page
    .getByRole("option", { name: new RegExp(name, "i") })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
}

describe("mentions of many, and of people outside", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("a mention of the channel asks first, with the number of people and their local times", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(bobs.page, server, "bob");
    const { page } = alices;
    await enterClient(page, server, "alice");
    await composerOf(page).click();
    await page.keyboard.type("lunch ");
    await mention(page, "channel");
    await page.keyboard.press("Enter");
    await questionOf(page).getByText("Their local times").waitFor();
    await questionOf(page)
      .getByText(/people, \d/)
      .first()
      .waitFor();
    await expectAccessible(page, "the question before many people are notified");
    await page.keyboard.press("Escape");
    await questionOf(page).waitFor({ state: "detached" });
    assert.match(await composerOf(page).innerText(), /lunch @channel/);
    assert.equal(await messagesOf(bobs.page).getByText("lunch").count(), 0);

    await composerOf(page).click();
    await page.keyboard.press("Enter");
    await questionOf(page)
      .getByRole("button", { name: /^Notify \d/ })
      .waitFor();
    await page.keyboard.press("Enter");
    await messagesOf(bobs.page).getByText("lunch").waitFor();
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("a mention of the members online counts them alone, and one for later asks as well", async () => {
    await using bobs = await visit(browser);
    await using carols = await visit(browser);
    await enterClient(bobs.page, server, "bob", "random");
    await enterClient(carols.page, server, "carol", "random");
    const { page } = bobs;
    await composerOf(page).click();
    await page.keyboard.type("coffee ");
    await mention(page, "here");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Notify 1 person?" });
    await question.getByText("Only people who are online now are notified.").waitFor();
    await question.getByText(/^1 person, \d/).waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Schedule send" }).click();
    await page.getByRole("menuitem", { name: /^In an hour/ }).click();
    const later = page.getByRole("dialog", { name: /^Notify up to \d+ people\?$/ });
    await later.getByText("Only people who are online then will be notified.").waitFor();
    await expectAccessible(page, "the question before many people are notified later");
    assert.equal(await page.getByRole("link", { name: "See scheduled messages" }).count(), 0);
    await later.getByRole("button", { name: "Schedule" }).click();
    await page.getByRole("link", { name: "See scheduled messages" }).waitFor();
    assert.deepEqual(bobs.faults, []);
  });

  test("a person outside the channel is offered with a scheduled message, too", async () => {
    const { channel } = (await callAs(server, "alice", "conversations.create", { name: "later-on" })) as {
      channel: { id: string };
    };
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.goto(`${server.url}/client/${channel.id}`);
    await composerOf(page).click();
    await mention(page, "bob");
    await page.keyboard.type("have a look tomorrow");
    await page.getByRole("button", { name: "Schedule send" }).click();
    await page.getByRole("menuitem", { name: /^In an hour/ }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /isn’t in #later-on/ })
      .waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a person outside the channel can be invited from there", async () => {
    await callAs(server, "alice", "conversations.create", { name: "launch" });
    const { channels } = (await callAs(server, "alice", "conversations.list", {})) as {
      channels: readonly { id: string; name: string }[];
    };
    const id = channels.find(({ name }) => name === "launch")?.id ?? "";
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.goto(`${server.url}/client/${id}`);
    await composerOf(page).click();
    await mention(page, "bob");
    await page.keyboard.type("have a look");
    await page.keyboard.press("Enter");
    const offer = page.getByRole("status").filter({ hasText: /isn’t in #launch/ });
    await offer.waitFor();
    await expectAccessible(page, "the offer to invite a person");
    await offer.getByRole("button", { name: "Invite" }).click();
    await offer.waitFor({ state: "detached" });
    const { members } = (await callAs(server, "alice", "conversations.members", { channel: id })) as {
      members: readonly string[];
    };
    assert.equal(members.length, 2);
    assert.deepEqual(tab.faults, []);
  });
});
