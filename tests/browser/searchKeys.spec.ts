import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow, shows } from "./showing.ts";

const both = ["light", "dark"] as const;

describe("search and people, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alices: Visit;
  let bobs: Visit;
  let carols: Visit;
  let secret: string;
  before(async () => {
    stage = await openAppStage();
    const made = await stage.call("conversations.create", { name: "plans", is_private: true }, stage.tokenOf("alice"));
    secret = (made["channel"] as { id: string }).id;
    await stage.call("conversations.invite", { channel: secret, users: stage.userId("bob") }, stage.tokenOf("alice"));
    const general = `/client/${stage.dev.channels["general"]}`;
    [alices, bobs, carols] = [
      await stage.enter("alice", `/client/${secret}`),
      await stage.enter("bob", general),
      await stage.enter("carol", general),
    ];
  });
  after(async () => {
    for (const visit of [alices, bobs, carols]) await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const field = (page: Page) => page.getByRole("combobox", { name: "Search messages" });
  const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

  async function search(page: Page, query: string): Promise<void> {
    await page.keyboard.press("Control+f");
    await hasFocus(page, field(page));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(query);
    await page.keyboard.press("Enter");
  }

  test("search and open: what one person posts another finds and opens in context, and a person without access does not find it", async () => {
    const { page: alice } = alices;
    const { page: bob } = bobs;
    const { page: carol } = carols;
    await hasFocus(alice, alice.getByRole("textbox", { name: "Message #plans" }));
    await alice.keyboard.type("The Zebrafish launch is on Friday");
    await alice.keyboard.press("Enter");
    await alice.getByRole("article").filter({ hasText: "Zebrafish" }).waitFor();

    await until("the message is found", async () => {
      const found = await stage.call("search.messages", { query: "zebrafish" }, stage.tokenOf("bob"));
      return (found["messages"] as { total: number }).total === 1;
    });
    await search(bob, "zebrafish");
    await bob.getByText("1 message", { exact: true }).waitFor();
    await until("the word is marked", () => bob.evaluate<boolean>(`CSS.highlights.get("found")?.size === 1`));
    await expectAccessible(bob, "what was found");
    await picture(bob, "search", both);
    await press(bob, bob.getByRole("link", { name: /Alice Adams in plans/ }));
    await bob.getByRole("heading", { level: 1, name: "plans" }).waitFor();
    await bob.getByRole("article").filter({ hasText: "The Zebrafish launch" }).waitFor();

    await search(carol, "zebrafish");
    await carol.getByText("No results for “zebrafish”.").waitFor();
    await search(carol, "plans");
    await carol.getByText("No results for “plans”.").waitFor();
    await tabTo(carol, carol.getByRole("tab", { name: "Messages" }));
    await carol.keyboard.press("ArrowRight");
    await carol.keyboard.press("ArrowRight");
    await carol.keyboard.press("Enter");
    await carol.getByRole("tab", { name: "Channels", selected: true }).waitFor();
    await carol.getByText("No results for “plans”.").waitFor();
    assert.deepEqual([alices.faults, bobs.faults, carols.faults], [[], [], []]);
  });

  test("suggestions complete the query, chips remove a filter, and a search can be repeated", async () => {
    const { page } = bobs;
    await page.setViewportSize({ width: 1360, height: 800 });
    const entry = page.getByRole("button", { name: /^Search Acme|^Search / }).first();
    assert.ok(((await entry.boundingBox())?.height ?? 99) < 40, "the entry to search wraps");
    await press(page, entry);
    await hasFocus(page, field(page));
    await option(page, /^zebrafish/).waitFor();
    await page.keyboard.type("launch from:ali");
    await option(page, /Alice Adams/).waitFor();
    await expectAccessible(page, "suggestions of a search");
    await picture(page, "search-suggestions", both);
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: /Alice Adams/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    assert.equal(await field(page).inputValue(), "launch from:@alice ");
    await page.keyboard.press("Enter");
    await page.getByText("1 message", { exact: true }).waitFor();
    await expectNarrow(page, "what was found");

    await press(page, page.getByRole("button", { name: "Remove from:@alice" }));
    await until("the filter is gone", async () => (await field(page).inputValue()) === "launch");
    await press(page, page.getByRole("button", { name: "Has" }));
    await hasFocus(page, field(page));
    await option(page, /^has:link/).waitFor();
    await page.keyboard.press("Escape");
    await option(page, /^has:link/).waitFor({ state: "hidden" });

    await search(page, "ali");
    await tabTo(page, page.getByRole("tab", { name: "Messages" }));
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: /Alice Adams/ }));
    await page.getByRole("complementary", { name: "Profile" }).getByText("Alice Adams").waitFor();

    await page.keyboard.press("Control+f");
    await option(page, /^launch from:@alice/).waitFor();
    assert.deepEqual(bobs.faults, []);
  });

  const marksOn = (page: Page) => page.evaluate<number>(`CSS.highlights.get("found")?.size ?? 0`);

  /** Goes from the tab that is chosen to one on its right. */
  async function chooseTab(page: Page, name: string, steps: number): Promise<void> {
    await tabTo(page, page.getByRole("tab", { selected: true }));
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }

  test("files, channels and people are found with what was typed marked, and recent searches are cleared", async () => {
    const { page } = bobs;
    const content = "one, two";
    const upload = await stage.call("files.getUploadURLExternal", { filename: "quokka.csv", length: content.length });
    await fetch(String(upload["upload_url"]), { method: "POST", body: content });
    await stage.call("files.completeUploadExternal", {
      files: [{ id: upload["file_id"], title: "Quokka budget" }],
      channel_id: stage.dev.channels["general"],
    });
    await until("the file is found", async () => {
      const found = await stage.call("search.files", { query: "quokka" }, stage.tokenOf("bob"));
      return (found["files"] as { total: number }).total === 1;
    });
    await search(page, "quokka");
    await chooseTab(page, "Files", 1);
    await page.getByText("1 file", { exact: true }).waitFor();
    await page.getByText("Quokka budget").first().waitFor();
    await until("the title is marked", async () => (await marksOn(page)) >= 1);
    await expectAccessible(page, "files that were found");
    await expectNarrow(page, "files that were found");
    await press(page, page.getByRole("link", { name: "Show in conversation" }));
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();

    await search(page, "rand");
    await chooseTab(page, "Channels", 2);
    await page.getByRole("link", { name: "random", exact: true }).last().waitFor();
    await until("the name is marked", async () => (await marksOn(page)) === 1);
    await expectAccessible(page, "channels that were found");
    await search(page, "carol");
    await chooseTab(page, "People", 3);
    await page.getByRole("link", { name: /Carol Chen/ }).waitFor();
    await until("name and handle are marked", async () => (await marksOn(page)) === 2);
    await expectAccessible(page, "people who were found");

    await tabTo(page, field(page));
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await option(page, /^quokka/).waitFor();
    const clear = page.getByRole("button", { name: "Clear recent searches" });
    await page.keyboard.press("Tab");
    await hasFocus(page, clear);
    await expectAccessible(page, "recent searches that can be cleared");
    await page.keyboard.press("Enter");
    await hasFocus(page, field(page));
    await option(page, /^quokka/).waitFor({ state: "detached" });
    await option(page, /^from:/).waitFor();
    assert.equal(await clear.count(), 0);
    assert.deepEqual(bobs.faults, []);
  });

  test("the palette stars, marks, links and closes a conversation that is named with the action", async () => {
    const { page } = alices;
    await alices.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const sidebar = page.getByRole("navigation", { name: "Conversations" });
    const random = stage.dev.channels["random"] ?? "";
    await stage.call("chat.postMessage", { channel: random, text: "unread" }, stage.tokenOf("bob"));
    await stage.call("chat.postMessage", { channel: stage.userId("alice"), text: "Psst" }, stage.tokenOf("carol"));
    const direct = sidebar.getByRole("link", { name: /Carol/ });
    await direct.waitFor();
    const row = sidebar.getByRole("link", { name: /random/ });
    await row.and(page.locator("[data-unread]")).waitFor();
    const run = async (typed: string, title: string) => {
      await page.keyboard.press("Control+k");
      await hasFocus(page, page.getByRole("combobox", { name: "Go to a conversation" }));
      await page.keyboard.type(typed);
      await page.getByRole("option", { name: title, selected: true }).waitFor();
      if (title.startsWith("Star")) await expectAccessible(page, "an action on a conversation that is named");
      await page.keyboard.press("Enter");
    };
    await run("star rand", "Star: #random");
    await sidebar
      .getByRole("region", { name: "Starred" })
      .getByRole("link", { name: /random/ })
      .waitFor();
    await run("> random mark read", "Mark as read: #random");
    await row.and(page.locator("[data-unread]")).waitFor({ state: "detached" });
    await run("copy link random", "Copy link: #random");
    await page.getByText("Link copied.").waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.ok(copied.includes(random), copied);
    await run("close carol", "Close conversation: Carol Chen");
    await direct.waitFor({ state: "detached" });
    assert.deepEqual(alices.faults, []);
  });

  test("the palette runs what the message in focus allows, and finds actions, people and messages", async () => {
    const { page } = alices;
    const palette = page.getByRole("combobox", { name: "Go to a conversation" });
    const message = page.getByRole("article").filter({ hasText: "Zebrafish" });
    await toMessages(page, "Messages in #plans");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, message);
    await page.keyboard.press("Control+k");
    await hasFocus(page, palette);
    const offered = page.getByRole("group", { name: "On a message" });
    await offered.getByRole("option", { name: /^Pin/ }).waitFor();
    await expectAccessible(page, "the palette over a message");
    await picture(page, "palette", both);
    await page.keyboard.type("> pin to");
    await page.getByRole("option", { name: /^Pin/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await until("the message is pinned", async () => {
      const pins = await stage.call("pins.list", { channel: secret }, stage.tokenOf("alice"));
      return (pins["items"] as object[]).length === 1;
    });

    await page.keyboard.press("Control+k");
    await page.keyboard.type("> dark");
    await page.getByRole("option", { name: /dark/i, selected: true }).waitFor();
    assert.equal(await page.getByRole("group", { name: "Conversations" }).count(), 0);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("zebrafish");
    await page.getByRole("option", { name: "Search messages for “zebrafish”", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("1 message", { exact: true }).waitFor();
    assert.deepEqual(alices.faults, []);
  });

  test("the directory finds people on the server, and shows groups with their members", async () => {
    const made = await stage.call(
      "usergroups.create",
      { name: "Reviewers", handle: "reviewers" },
      stage.tokenOf("alice"),
    );
    const { id: usergroup } = made["usergroup"] as { id: string };
    const users = `${stage.userId("alice")},${stage.userId("carol")}`;
    await stage.call("usergroups.users.update", { usergroup, users }, stage.tokenOf("alice"));
    const { page } = bobs;
    await press(page, page.getByRole("link", { name: "People", exact: true }));
    await shows(page, "People");
    await hasFocus(page, page.getByRole("searchbox", { name: "Find people" }));
    await page.getByRole("link", { name: /Carol/ }).waitFor();
    await expectAccessible(page, "the people of a workspace");
    await picture(page, "people", both);
    await expectNarrow(page, "the people of a workspace");
    await page.keyboard.type("ali");
    await page.getByText("1 person", { exact: true }).waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("nobody at all");
    await page.getByText("Nobody is called “nobody at all”.").waitFor();

    await tabTo(page, page.getByRole("tab", { name: "People" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("summary").filter({ hasText: "Reviewers" }));
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /Carol/ }).waitFor();
    await expectAccessible(page, "the members of a group");
    await press(page, page.getByRole("link", { name: /Carol/ }));
    await page.getByRole("complementary", { name: "Profile" }).waitFor();
    assert.deepEqual(bobs.faults, []);
  });
});
