import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

describe("a start without a network", { skip: noBrowser }, () => {
  let stage: AppStage;
  let general = "";
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
  });
  after(() => stage?.[Symbol.asyncDispose]());

  const post = (text: string) => stage.call("chat.postMessage", { channel: general, text }, stage.tokenOf("alice"));

  /** With nothing unread, a conversation opens at its end. */
  async function markRead(): Promise<void> {
    const bob = stage.tokenOf("bob");
    const { messages } = await stage.call("conversations.history", { channel: general, limit: 1 }, bob);
    await stage.call("conversations.mark", { channel: general, ts: (messages as [{ ts: string }])[0].ts }, bob);
  }

  /** A person who has read the conversation once; the browser has kept all that the next start needs. */
  async function readerOf(text: string): Promise<Visit> {
    await markRead();
    const visit = await stage.enter("bob", `/client/${general}`, { serviceWorkers: "allow" });
    const { page } = visit;
    await page.getByText(text).waitFor();
    await composerOf(page).waitFor();
    await until("the files are kept", () => page.evaluate(hasKeptFiles));
    await until("the conversation is kept", () => page.evaluate(hasKeptState(stage.userId("bob"))));
    return visit;
  }

  test("offline and back: shows what was read last, sends what is written there, and then what was missed", async () => {
    await post("Before the tunnel");
    await using visit = await readerOf("Before the tunnel");
    const { page, context } = visit;
    await context.setOffline(true);
    await page.reload();
    await page.getByText("Before the tunnel").waitFor();
    await page.getByText("You’re offline").waitFor();
    await expectAccessible(page, "a conversation without a network");
    await composerOf(page).fill("Written in the tunnel");
    await page.keyboard.press("Enter");
    await post("Posted meanwhile");
    await context.setOffline(false);
    await page.getByText("Posted meanwhile").waitFor();
    const sent = async () =>
      JSON.stringify(await stage.call("conversations.history", { channel: general }, stage.tokenOf("alice")));
    await until("the message is sent", async () => (await sent()).includes("Written in the tunnel"));
    assert.equal(await page.getByText("Written in the tunnel").count(), 1);
  });

  test("stays at what was read last when much was missed, and nothing of it counts as read", async () => {
    await post("The last thing you saw");
    await using visit = await readerOf("The last thing you saw");
    const { page, context } = visit;
    await context.setOffline(true);
    await page.reload();
    await page.getByText("The last thing you saw").waitFor();
    for (let count = 1; count <= 100; count += 1) await post(`Missed ${count}`);
    await context.setOffline(false);
    await page.getByText("Missed 1", { exact: true }).waitFor();
    await page.getByText("The last thing you saw").waitFor();
    assert.equal(await page.getByText("Missed 100", { exact: true }).count(), 0);
    const { channel } = await stage.call("conversations.info", { channel: general }, stage.tokenOf("bob"));
    const { messages } = await stage.call(
      "conversations.history",
      { channel: general, limit: 1 },
      stage.tokenOf("bob"),
    );
    const [{ ts: latest }] = messages as [{ ts: string }];
    assert.ok(Number((channel as { last_read: string }).last_read) < Number(latest));
  });

  test("shows nothing after the person has signed out", async () => {
    await post("Not for the next person");
    await using visit = await readerOf("Not for the next person");
    const { page, context } = visit;
    await signOut(page);
    await context.setOffline(true);
    await page.goto(`${stage.url}/client/${general}`).catch(() => undefined);
    assert.equal(await page.getByText("Not for the next person").count(), 0);
    assert.equal(await page.getByRole("navigation").count(), 0);
  });

  test("shows nothing of the person before, once another one has signed in", async () => {
    await post("For bob alone");
    await using visit = await readerOf("For bob alone");
    const { page, context } = visit;
    await visit.signIn(stage.linkOf("dora"));
    await page.goto(`${stage.url}/client`);
    await page.getByRole("navigation", { name: "Conversations" }).getByText("Dora", { exact: false }).first().waitFor();
    await until("the state of the next person is kept", () => page.evaluate(hasKeptState(stage.userId("dora"))));
    await context.setOffline(true);
    await page.goto(`${stage.url}/client`);
    await page.getByRole("navigation", { name: "Conversations" }).getByText("Dora", { exact: false }).first().waitFor();
    assert.equal(await page.evaluate(hasKeptState(stage.userId("bob"))), false);
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Acme", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Sign out/ }).click();
  await page.waitForURL(/sign-in|\/$/);
}

// Run in the page.
const hasKeptFiles = `(async () => {
  const names = (await (await caches.open("platform.files")).keys()).map(({ url }) => url);
  const shell = await (await caches.open("platform.shell")).match("/client");
  return shell !== undefined && ["first", "conversation", "composer"].every((part) => names.some((name) => name.includes("/" + part + "-")));
})()`;

const hasKeptState = (user: string) => `new Promise((resolve) => {
  const request = indexedDB.open("platform.snapshot");
  request.onupgradeneeded = () => request.transaction.abort();
  request.onerror = () => resolve(false);
  request.onsuccess = () => {
    const keys = request.result.transaction("entries").objectStore("entries").getAllKeys();
    keys.onsuccess = () => {
      request.result.close();
      resolve(keys.result.some((name) => String(name).startsWith("state.") && String(name).endsWith(".${user}")));
    };
  };
})`;
