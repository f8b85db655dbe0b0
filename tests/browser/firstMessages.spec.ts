import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";

describe("the first message of a conversation", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  const frames: string[] = [];
  before(async () => {
    stage = await openAppStage();
    bobs = await stage.enter("bob", "/sign-in");
    bob = bobs.page;
    bob.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
    await bob.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await composerOf(bob).waitFor();
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const heard = (text: string) => until(text, () => frames.some((frame) => frame.includes(text)));
  const asAlice = (method: string, args: object) => stage.call(method, args, stage.tokenOf("alice"));
  const row = (name: RegExp) =>
    bob.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: name });

  /** The row, with its number, and the number in the title. */
  async function isShown(name: RegExp, forBob: number, all: number): Promise<void> {
    await row(name)
      .filter({ hasText: `${forBob} notification` })
      .waitFor();
    await until("the title", async () => (await bob.title()).startsWith(`(${all}) `));
  }

  /** Until the page has read its list again after what it heard: the moment at which the first message used to be missed. */
  async function settle(act: () => Promise<unknown>): Promise<void> {
    const read = bob.waitForEvent("requestfinished", (request) => request.url().includes("client.counts"));
    await act();
    await read;
  }

  test("first DM: by a person is shown, although the conversation was opened long before", async () => {
    let channel: unknown;
    await settle(async () => {
      const opened = await asAlice("conversations.open", { users: stage.userId("bob") });
      channel = (opened["channel"] as { id: string }).id;
      await heard("im_created");
    });
    assert.equal(await row(/Alice Adams/).count(), 0);
    await asAlice("chat.postMessage", { channel, text: "Psst" });
    await isShown(/Alice Adams/, 1, 1);
    await asAlice("chat.postMessage", { channel, text: "Are you there?" });
    await isShown(/Alice Adams/, 2, 2);
  });

  test("to a group is shown", async () => {
    let channel: unknown;
    await settle(async () => {
      const users = `${stage.userId("bob")},${stage.userId("carol")}`;
      channel = ((await asAlice("conversations.open", { users }))["channel"] as { id: string }).id;
      await heard("mpim_joined");
    });
    await asAlice("chat.postMessage", { channel, text: "You two" });
    await isShown(/Carol/, 1, 3);
  });

  test("in a channel that one was added to is shown", async () => {
    const { channel } = await asAlice("conversations.create", { name: "plans", is_private: true });
    const { id } = channel as { id: string };
    await settle(() => asAlice("conversations.invite", { channel: id, users: stage.userId("bob") }));
    await asAlice("chat.postMessage", { channel: id, text: `<@${stage.userId("bob")}> welcome` });
    await isShown(/plans/, 1, 4);
  });

  test("by an app is shown, on a slow network, while every list is on its way", async () => {
    for (const method of ["users.conversations", "client.counts"]) {
      await bob.route(`**/api/${method}*`, async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({ response });
      });
    }
    const { channel } = await asAlice("conversations.create", { name: "slow", is_private: true });
    const { id } = channel as { id: string };
    await asAlice("conversations.invite", { channel: id, users: stage.userId("bob") });
    await stage.call("chat.postMessage", { channel: stage.userId("bob"), text: "I am an app" });
    await asAlice("chat.postMessage", { channel: id, text: `<@${stage.userId("bob")}> hello` });
    await stage.call("chat.postMessage", { channel: stage.userId("bob"), text: "once more" });
    await isShown(/slow/, 1, 7);
    await isShown(/Dev App/i, 2, 7);
    assert.deepEqual(bobs.faults, []);

    await bob.unrouteAll({ behavior: "wait" });
    await bob.reload();
    await isShown(/Dev App/i, 2, 7);
  });

  test("written in one browser is shown in another", async () => {
    await using carols = await stage.enter("carol", "/sign-in");
    const { page: carol } = carols;
    await carol.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await composerOf(carol).waitFor();
    await carol.keyboard.press("Control+k");
    await carol.getByRole("combobox").fill("Bob Brown");
    await carol.getByRole("option", { name: /^Bob Brown/, selected: true }).waitFor();
    await carol.keyboard.press("Enter");
    await carol.getByRole("textbox", { name: "Message Bob Brown" }).fill("From my browser to yours");
    await carol.keyboard.press("Enter");
    await carol.getByRole("article").filter({ hasText: "From my browser to yours" }).waitFor();
    await isShown(/active,Carol Chen/, 1, 8);
    assert.deepEqual([carols.faults, bobs.faults], [[], []]);
  });
});

describe("the first direct message while a view is on the screen", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visits: Visit[] = [];
  let bob: Page;
  /** Another browser of the same person. */
  let other: Page;
  before(async () => {
    stage = await openAppStage();
    visits = [await stage.enter("bob", "/client/later"), await stage.enter("bob", "/client/drafts")];
    [bob, other] = visits.map(({ page }) => page) as [Page, Page];
    await bob.getByText(/^Nothing saved\./).waitFor();
    await other.getByText(/^No drafts\./).waitFor();
  });
  after(async () => {
    for (const visit of visits) await visit[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const rowOn = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: name });
  const send = (name: string, text: string) =>
    stage.call("chat.postMessage", { channel: stage.userId("bob"), text }, stage.tokenOf(name));

  test("Later: it is shown in the sidebar, and saved in one browser it is listed in the other", async () => {
    await send("alice", "The key is under the mat");
    for (const page of [bob, other]) await rowOn(page, "Alice Adams").filter({ hasText: "1 notification" }).waitFor();
    await other.goto(`${stage.url}/client/later`);
    await rowOn(bob, "Alice Adams").click();
    const message = bob.getByRole("article").filter({ hasText: "under the mat" });
    await message.hover();
    await message.getByRole("button", { name: "More actions" }).click();
    await bob.getByRole("menuitem", { name: /^Save for later/ }).click();
    await other
      .getByRole("list", { name: "Later" })
      .getByRole("listitem")
      .filter({ hasText: "under the mat" })
      .waitFor();
  });

  test("Drafts: it is shown in the sidebar, and an answer that was begun is a draft in both browsers", async () => {
    for (const page of [bob, other]) await page.goto(`${stage.url}/client/drafts`);
    await bob.getByText(/^No drafts\./).waitFor();
    await send("carol", "Have you seen the sketches?");
    for (const page of [bob, other]) await rowOn(page, "Carol Chen").filter({ hasText: "1 notification" }).waitFor();
    await rowOn(bob, "Carol Chen").click();
    await bob.getByRole("textbox", { name: "Message Carol Chen" }).fill("I will look");
    const drafts = other.getByRole("list", { name: "Drafts" }).getByRole("listitem");
    await drafts.filter({ hasText: "I will look" }).filter({ hasText: "Carol Chen" }).waitFor();
    assert.deepEqual(
      visits.flatMap(({ faults }) => faults),
      [],
    );
  });
});
