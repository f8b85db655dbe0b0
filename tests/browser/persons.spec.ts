import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, type Visit, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });
const entryOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: new RegExp(name) });

/** Notifications really are shown; this only writes down which. */
async function listenTo({ context }: Visit, origin: string): Promise<void> {
  await context.grantPermissions(["notifications"], { origin });
  await context.addInitScript({
    content: `globalThis.shownHere = [];
    globalThis.Notification = class extends Notification {
      constructor(title, options) {
        super(title, options);
        shownHere.push(title + ": " + options.body);
      }
    };`,
  });
}

/** Enters, and waits until the page hears what happens. */
async function enterListening(page: Page, server: AppStage, name: string): Promise<void> {
  const heard = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await enterClient(page, server, name);
  await heard;
}

/** Until a picture is there that has come and could be drawn. */
async function hasPicture(within: Locator): Promise<void> {
  const picture = within.locator("img[src^='/avatars/']").first();
  await picture.waitFor();
  const isDrawn = await picture.evaluate((image) =>
    (image as unknown as { decode(): Promise<void> }).decode().then(() => true),
  );
  assert.equal(isDrawn, true);
}

/** Until the page has received something. */
async function hears(page: Page, type: string): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes(`"${type}"`));
}

describe("people and what they prefer", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("everybody has a picture: beside what they say, where they are named, and in their profile", async () => {
    await callAs(server, "carol", "chat.postMessage", {
      channel: server.posting("carol", "random").channel,
      text: "That is me",
    });
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice", "random");
    const said = row(page, "That is me");
    await hasPicture(said.getByRole("button", { name: "Profile of Carol Chen" }));
    await composerOf(page).click();
    await page.keyboard.type("@caro");
    await hasPicture(page.getByRole("option", { name: /Carol Chen/ }));
    await page.keyboard.press("Escape");
    await said.getByRole("button", { name: "Profile of Carol Chen" }).click();
    await hasPicture(page.getByRole("complementary", { name: /Profile/ }));
    assert.deepEqual(tab.faults, []);
  });

  test("names, faces and mentions lead to a profile, and from there to a conversation", async () => {
    const { channel } = server.posting("bob", "general");
    const { user_id: alice } = await callAs(server, "alice", "auth.test", {});
    await callAs(server, "bob", "chat.postMessage", { channel, text: `ask <@${String(alice)}>` });
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "carol");
    const profile = page.getByRole("complementary", { name: "Profile" });
    await row(page, "ask").getByRole("button", { name: "@Alice Adams" }).click();
    await profile.getByRole("heading", { name: "Alice Adams" }).waitFor();
    await row(page, "ask").getByRole("button", { name: "Bob Brown", exact: true }).click();
    await profile.getByRole("heading", { name: "Bob Brown" }).waitFor();
    await profile.getByText("Local time").waitFor();
    await expectAccessible(page, "a profile");
    await profile.getByRole("button", { name: "Message", exact: true }).click();
    await page.getByRole("textbox", { name: "Message Bob Brown" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("what one says of oneself and what one is up to, the others see at once", async () => {
    await using carols = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(carols.page, server, "carol");
    await enterClient(bobs.page, server, "bob");
    const own = carols.page.getByRole("complementary", { name: "Profile" });
    await carols.page.getByRole("button", { name: /^Your profile/ }).click();
    await own.getByRole("button", { name: "Edit profile" }).click();
    const dialog = carols.page.getByRole("dialog", { name: "Edit your profile" });
    await dialog.getByRole("textbox", { name: "Title" }).fill("Keeper of keys");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await own.getByText("Keeper of keys").waitFor();
    await own.getByRole("button", { name: "Set a status" }).click();
    await carols.page.getByRole("textbox", { name: "What’s your status?" }).fill("On a train");
    await carols.page.getByRole("combobox", { name: "Clear after" }).selectOption("Today");
    await carols.page.getByRole("button", { name: "Save" }).click();
    await own.getByText("On a train").waitFor();

    await bobs.page.getByRole("button", { name: "Channel details" }).click();
    await bobs.page.getByRole("button", { name: "Carol Chen" }).click();
    const seen = bobs.page.getByRole("complementary", { name: "Profile" });
    await seen.getByText("On a train").waitFor();
    await seen.getByText("Keeper of keys").waitFor();
    assert.deepEqual([carols.faults, bobs.faults], [[], []]);
  });

  test("Enter makes lines for people who prefer it, in every browser of theirs", async () => {
    await using one = await visit(browser);
    await using other = await visit(browser);
    await enterClient(one.page, server, "alice", "random");
    await enterClient(other.page, server, "alice", "random");
    await one.page.keyboard.press("Control+,");
    const dialog = one.page.getByRole("dialog", { name: "Preferences" });
    await dialog.getByRole("radio", { name: /^Start a new line/ }).check();
    await expectAccessible(one.page, "the preferences");
    await one.page.keyboard.press("Escape");
    await other.page.keyboard.press("Control+,");
    const same = other.page.getByRole("dialog", { name: "Preferences" });
    await other.page.waitForFunction(() => {
      const { document } = globalThis as unknown as {
        document: { querySelectorAll(of: string): Iterable<{ checked: boolean; labels: { textContent: string }[] }> };
      };
      return [...document.querySelectorAll("input[type=radio]")].some(
        ({ checked, labels }) => checked && labels[0]?.textContent.startsWith("Start a new line"),
      );
    });
    await other.page.keyboard.press("Escape");
    await same.waitFor({ state: "detached" });

    await composerOf(other.page).click();
    await other.page.keyboard.type("first line");
    await other.page.keyboard.press("Enter");
    await other.page.keyboard.type("second line");
    await other.page.keyboard.press("Control+Enter");
    const sent = row(one.page, "second line");
    await sent.waitFor();
    assert.match(await sent.innerText(), /first line\n+second line/);
    assert.deepEqual([one.faults, other.faults], [[], []]);
  });

  test("what is written to one is shown by the system, once it may be; a muted channel is silent but for mentions", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await listenTo(tab, server.url);
    await enterListening(page, server, "bob");
    const { channel } = server.posting("alice", "random");
    const { user_id: bob } = await callAs(server, "bob", "auth.test", {});
    const post = (text: string) => callAs(server, "alice", "chat.postMessage", { channel, text });
    await post(`<@${String(bob)}> lunch?`);
    await entryOf(page, "random").getByText("notification").waitFor();
    // What is read at once is not told, so it is read only then.
    await page.waitForFunction(() => (globalThis as unknown as { shownHere: string[] }).shownHere.length === 1);

    await entryOf(page, "random").click();
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    await entryOf(page, "random").getByRole("img", { name: "Muted" }).waitFor();
    await entryOf(page, "general").click();
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    await post("noise");
    await post(`<@${String(bob)}> and supper?`);
    await entryOf(page, "random").getByText("notification").waitFor();
    await page.waitForFunction(() => (globalThis as unknown as { shownHere: string[] }).shownHere.length === 2);
    assert.deepEqual(await page.evaluate("shownHere"), [
      "Alice Adams in #random: @Bob Brown lunch?",
      "Alice Adams in #random: @Bob Brown and supper?",
    ]);
    await page.reload();
    await entryOf(page, "random").getByRole("img", { name: "Muted" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("the browser is asked when the first message for oneself comes, and not before", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterListening(page, server, "carol");
    assert.equal(await page.getByRole("button", { name: "Turn on" }).count(), 0);
    const { channel } = server.posting("alice", "random");
    const { user_id: carol } = await callAs(server, "carol", "auth.test", {});
    await callAs(server, "alice", "chat.postMessage", { channel, text: `<@${String(carol)}> hello` });
    await page.getByRole("button", { name: "Turn on" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("groups are named and dates are put in; a reader sees both as theirs", async () => {
    await using carols = await visit(browser);
    await using bobs = await visit(browser);
    const told = [hears(carols.page, "subteam_members_changed"), hears(bobs.page, "subteam_self_added")];
    await enterListening(carols.page, server, "carol");
    await enterListening(bobs.page, server, "bob");
    const { usergroup } = await callAs(server, "alice", "usergroups.create", { name: "Builders", handle: "builders" });
    const { user_id: bob } = await callAs(server, "bob", "auth.test", {});
    const { id } = usergroup as { id: string };
    await callAs(server, "alice", "usergroups.users.update", { usergroup: id, users: String(bob) });
    await Promise.all(told);
    await composerOf(carols.page).click();
    await carols.page.keyboard.type("@build");
    await carols.page.getByRole("option", { name: /builders/ }).waitFor();
    await carols.page.keyboard.press("Enter");
    await carols.page.keyboard.type("we meet ");
    await carols.page.getByRole("button", { name: "Insert date" }).click();
    const dialog = carols.page.getByRole("dialog", { name: "Insert date" });
    await dialog.getByLabel("Date and time").fill("2031-03-14T09:30");
    await expectAccessible(carols.page, "the date");
    await dialog.getByRole("button", { name: "Insert date" }).click();
    await dialog.waitFor({ state: "detached" });
    await composerOf(carols.page).focus();
    await carols.page.keyboard.press("Enter");

    const seen = row(bobs.page, "we meet");
    await seen.getByText("@builders").waitFor();
    await seen.getByText(/2031/).waitFor();
    assert.equal(await seen.locator("time[datetime^='2031-03-14']").count(), 1);
    assert.equal(await seen.evaluate((article) => article.matches('[class*="forMe"]')), true);
    assert.deepEqual([carols.faults, bobs.faults], [[], []]);
  });
});
