import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, plain, postBlocks } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";
import { makeLinks } from "./workflowStage.ts";

describe("what lies over and beside a conversation, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    await stage.call("conversations.create", { name: "plans" }, stage.tokenOf("bob"));
    alice = await stage.enter("alice", `/client/${general}`);
    page = alice.page;
    await hasFocus(page, composer("#general"));
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = (name: string) => page.getByRole("textbox", { name: `Message ${name}` });
  const dialogOf = (name: string) => page.getByRole("dialog", { name, exact: true });
  const paneOf = (name: string) => page.getByRole("complementary", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const post = (text: string) => stage.call("chat.postMessage", { channel: general, text }, stage.tokenOf("bob"));

  /** Closes what is open by Escape, and expects to be where it was opened from. */
  async function escapeTo(opened: Locator, opener: Locator): Promise<void> {
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    await hasFocus(page, opener);
  }

  /** Goes to a conversation by a few letters of its name. */
  async function goTo(name: string): Promise<void> {
    await page.keyboard.press("Control+k");
    await hasFocus(page, page.getByRole("combobox", { name: "Go to a conversation" }));
    await page.keyboard.type(name);
    await page.getByRole("option", { name, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await hasFocus(page, composer(`#${name}`));
  }

  test("a channel is found and joined, and another one is made", async () => {
    await press(page, button("Add channels"));
    const channels = dialogOf("Channels");
    await hasFocus(page, channels.getByRole("textbox", { name: "Find a channel" }));
    await page.keyboard.type("nosuch");
    await channels.getByText("No matches found.").waitFor();
    await escapeTo(channels, button("Add channels"));
    await page.keyboard.press("Enter");
    await hasFocus(page, channels.getByRole("textbox", { name: "Find a channel" }));
    await page.keyboard.type("plan");
    await tabTo(page, channels.getByRole("button", { name: /^plans/ }));
    await expectAccessible(page, "the channels that were found");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "plans" }).waitFor();
    await tabTo(page, button("Join #plans"));
    await expectAccessible(page, "a channel that one is not in");
    await page.keyboard.press("Enter");
    await hasFocus(page, composer("#plans"));

    await press(page, button("Add channels"));
    await press(page, channels.getByRole("button", { name: "Create channel" }));
    const create = dialogOf("Create channel");
    await hasFocus(page, create.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("plans");
    await page.keyboard.press("Enter");
    await create.getByText("A channel with this name already exists. Choose another name.").waitFor();
    await expectAccessible(page, "a new channel whose name is taken");
    await page.keyboard.type("-b");
    await tabTo(page, create.getByRole("switch", { name: /^Private/ }));
    await page.keyboard.press("Space");
    await press(page, create.getByRole("button", { name: "Create channel" }));
    await hasFocus(page, composer("#plans-b"));
    assert.deepEqual(alice.faults, []);
  });

  test("a message to two people is begun, one of whom is left out again", async () => {
    await press(page, button("New message"));
    const dialog = dialogOf("New message");
    await hasFocus(page, dialog.getByRole("textbox", { name: "To" }));
    for (const [typed, name] of [
      ["bob", "Bob Brown"],
      ["caro", "Carol Chen"],
    ] as const) {
      await tabTo(page, dialog.getByRole("textbox", { name: "To" }));
      await page.keyboard.type(typed);
      await press(page, dialog.getByRole("button", { name: new RegExp(`^${name}`) }));
      await dialog.getByRole("button", { name: `${name} , remove` }).waitFor();
    }
    await expectAccessible(page, "a new message with people chosen");
    await press(page, dialog.getByRole("button", { name: "Bob Brown , remove" }));
    await press(page, dialog.getByRole("button", { name: "Start conversation" }));
    await hasFocus(page, composer("Carol Chen"));
    assert.deepEqual(alice.faults, []);
  });

  test("the menu of the workspace leads to the status, and keys to the preferences and to all other keys", async () => {
    await goTo("general");
    await press(page, button("Acme"));
    await page.getByRole("menuitem", { name: "Your account" }).waitFor();
    await expectAccessible(page, "the menu of the workspace");
    await chooseItem(page, page.getByRole("menuitem", { name: "Set a status" }));
    const status = dialogOf("Set a status");
    await hasFocus(page, status.getByRole("textbox", { name: "What’s your status?" }));
    await page.keyboard.type("On a train");
    await press(page, status.getByRole("button", { name: "Status emoji" }));
    await hasFocus(page, page.getByRole("combobox", { name: "Search emoji" }));
    await page.keyboard.type("train");
    await page.getByRole("option", { name: "train", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Search emoji" }).waitFor({ state: "detached" });
    await hasFocus(page, status.getByRole("button", { name: "Status emoji" }));
    await tabTo(page, status.getByRole("combobox", { name: "Clear after" }));
    await page.keyboard.type("At the");
    await expectAccessible(page, "a status that is not saved yet");
    await press(page, status.getByRole("button", { name: "Save" }));
    await status.waitFor({ state: "detached" });

    await tabTo(page, composer("#general"));
    await page.keyboard.press("Control+,");
    const preferences = dialogOf("Preferences");
    await tabTo(page, preferences.getByRole("radio", { name: /^Direct messages/ }));
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, preferences.getByRole("radio", { name: "All new messages", checked: true }));
    await expectAccessible(page, "preferences of which one was changed");
    await escapeTo(preferences, composer("#general"));
    await page.keyboard.press("Control+/");
    await dialogOf("Keyboard shortcuts").getByText("Mark all conversations as read").waitFor();
    await expectAccessible(page, "all keys");
    await escapeTo(dialogOf("Keyboard shortcuts"), composer("#general"));
    assert.deepEqual(alice.faults, []);
  });

  test("profiles are opened, one's own is changed, and closing them leads back", async () => {
    const own = page.getByRole("button", { name: /^Your profile/ });
    await press(page, own);
    const pane = paneOf("Profile");
    await pane.getByText("On a train").waitFor();
    await press(page, pane.getByRole("button", { name: "Edit profile" }));
    const edit = dialogOf("Edit your profile");
    await tabTo(page, edit.getByRole("textbox", { name: "Full name" }));
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await edit
      .getByRole("textbox", { name: "Full name", exact: true })
      .and(page.locator("[aria-invalid=true]"))
      .waitFor();
    await expectAccessible(page, "a profile without a name");
    await page.keyboard.type("Alice Adams");
    await tabTo(page, edit.getByRole("textbox", { name: "Title" }));
    await page.keyboard.type("Keeper of keys");
    await page.keyboard.press("Enter");
    await edit.waitFor({ state: "detached" });
    await hasFocus(page, pane.getByRole("button", { name: "Edit profile" }));
    await pane.getByText("Keeper of keys").waitFor();
    await expectAccessible(page, "one's own profile");
    await press(page, pane.getByRole("button", { name: "Close profile" }));
    await hasFocus(page, own);
    assert.deepEqual(alice.faults, []);
  });

  test("a channel is described, others join it, it is muted, and left", async () => {
    await goTo("plans");
    await page.keyboard.type("Half a thought");
    const about = button("Channel details");
    await press(page, about);
    const pane = paneOf("Channel details");
    await pane.getByRole("button", { name: "Bob Brown" }).waitFor();
    await expectAccessible(page, "what a channel is about");
    const editing = pane.getByRole("button", { name: "Edit channel" });
    await press(page, editing);
    const edit = dialogOf("Edit plans");
    const name = edit.getByRole("textbox", { name: "Name" });
    await hasFocus(page, name);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("general");
    await page.keyboard.press("Enter");
    await edit.getByText("A channel with this name already exists. Choose another name.").waitFor();
    await expectAccessible(page, "a channel whose new name is taken");
    await tabTo(page, name);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Big plans");
    await tabTo(page, edit.getByRole("textbox", { name: /^Topic/ }));
    await page.keyboard.type("The move in May");
    await page.keyboard.press("Enter");
    await edit.waitFor({ state: "detached" });
    await hasFocus(page, editing);
    await page.getByRole("heading", { level: 1, name: "big-plans" }).waitFor();
    await pane.getByText("The move in May", { exact: true }).waitFor();
    await composer("#big-plans").filter({ hasText: "Half a thought" }).waitFor();
    const adding = pane.getByRole("button", { name: "Add people" });
    await press(page, adding);
    const dialog = dialogOf("Add people to big-plans");
    const whom = dialog.getByRole("textbox", { name: "People" });
    await hasFocus(page, whom);
    assert.equal(await dialog.getByRole("button", { name: /^Bob Brown/ }).count(), 0);
    for (const [typed, name] of [
      ["caro", "Carol Chen"],
      ["dev a", "Dev App"],
    ] as const) {
      await tabTo(page, whom);
      await page.keyboard.type(typed);
      await press(page, dialog.getByRole("button", { name: new RegExp(`^${name}`) }));
      await dialog.getByRole("button", { name: `${name} , remove` }).waitFor();
    }
    await expectAccessible(page, "people and an app who come into a channel");
    await press(page, dialog.getByRole("button", { name: "Add to channel" }));
    await dialog.waitFor({ state: "detached" });
    await hasFocus(page, adding);
    for (const name of ["Carol Chen", "Dev App"]) await pane.getByRole("button", { name }).waitFor();
    await press(page, pane.getByRole("button", { name: "Bob Brown" }));
    await paneOf("Profile").getByRole("heading", { name: "Bob Brown" }).waitFor();
    await expectAccessible(page, "the profile of another person");
    await press(page, paneOf("Profile").getByRole("button", { name: "Close profile" }));
    await paneOf("Profile").waitFor({ state: "detached" });
    await hasFocus(page, about);

    await press(page, button("Mute"));
    await page.getByRole("button", { name: "Mute", pressed: true }).waitFor();
    await expectAccessible(page, "a channel that is muted");
    await press(page, about);
    await press(page, pane.getByRole("button", { name: "Leave channel" }));
    await page.getByRole("heading", { level: 1, name: "big-plans" }).waitFor({ state: "detached" });
    assert.deepEqual(alice.faults, []);
  });

  test("what is pinned is gone through, and leads to where it was said", async () => {
    await goTo("general");
    const { ts } = await post("The door code is 1234");
    await stage.call("pins.add", { channel: general, timestamp: ts }, stage.tokenOf("bob"));
    await press(page, button("Pinned messages"));
    const pane = paneOf("Pinned messages");
    await tabTo(page, pane.getByRole("link").first());
    await expectAccessible(page, "what is pinned");
    await page.keyboard.press("Enter");
    await page.getByRole("article").filter({ hasText: "The door code is 1234" }).first().waitFor();
    await page.waitForURL(`**/at/${String(ts)}`);
    assert.deepEqual(alice.faults, []);
  });

  test("a link is bookmarked beside that of an app, and removed again", async () => {
    const handbook = { channel_id: general, title: "Handbook", type: "link", link: "https://example.com/handbook" };
    await stage.call("bookmarks.add", { ...handbook, emoji: ":books:" });
    const opener = button("Bookmarks");
    await press(page, opener);
    const pane = paneOf("Bookmarks");
    await pane.getByRole("link", { name: "Handbook" }).waitFor();
    const adding = pane.getByRole("button", { name: "Add bookmark" });
    await press(page, adding);
    const dialog = dialogOf("Add bookmark");
    const address = dialog.getByRole("textbox", { name: "Link" });
    await hasFocus(page, address);
    await page.keyboard.type("no where");
    await page.keyboard.press("Enter");
    await dialog.getByText("Enter a link such as https://example.com.").waitFor();
    await expectAccessible(page, "a bookmark that leads nowhere");
    await tabTo(page, address);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("example.com/plan");
    await tabTo(page, dialog.getByRole("textbox", { name: /^Name/ }));
    await page.keyboard.type("The plan");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await hasFocus(page, adding);
    const plan = pane.getByRole("link", { name: "The plan" });
    assert.equal(await plan.getAttribute("href"), "https://example.com/plan");
    await expectAccessible(page, "what is bookmarked");
    await press(page, pane.getByRole("button", { name: "Remove The plan" }));
    const question = dialogOf("Remove The plan?");
    await press(page, question.getByRole("button", { name: "Remove" }));
    // What lies behind a dialog is not there for anybody until it is closed.
    await question.waitFor({ state: "detached" });
    await plan.waitFor({ state: "detached" });
    assert.equal(await pane.getByRole("link").count(), 1);
    await press(page, pane.getByRole("button", { name: "Close" }));
    await hasFocus(page, opener);
    assert.deepEqual(alice.faults, []);
  });

  test("a search is narrowed to a channel and a person, and finds nothing, too", async () => {
    await press(page, button("Search this conversation"));
    const field = page.getByRole("combobox", { name: "Search messages" });
    await hasFocus(page, field);
    await page.keyboard.type("door from:@bob");
    await page.keyboard.press("Enter");
    await page.getByText("1 message", { exact: true }).waitFor();
    assert.equal(await field.inputValue(), "in:#general door from:@bob");
    await expectAccessible(page, "a search that was narrowed");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("door from:@carol");
    await page.keyboard.press("Enter");
    await page.getByText(/^No results for/).waitFor();
    await expectAccessible(page, "a search that found nothing");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("door");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: /Bob Brown in general/ }));
    await toMessages(page, "Messages in #general");
    assert.deepEqual(alice.faults, []);
  });

  test("words become a link, and a link that nobody vouches for asks before it opens", async () => {
    await tabTo(page, composer("#general"));
    await page.keyboard.type("read this");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await press(page, button("Link"));
    const link = dialogOf("Add link");
    await hasFocus(page, link.getByRole("textbox", { name: "Link" }));
    await page.keyboard.type("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await link.getByText("Enter a link").waitFor();
    await expectAccessible(page, "a link to what is no address");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("example.com/guide");
    await page.keyboard.press("Enter");
    await link.waitFor({ state: "detached" });
    await hasFocus(page, composer("#general"));
    await page.keyboard.press("Enter");
    const said = page.getByRole("article").filter({ hasText: "read this" });
    assert.equal(await said.getByRole("link", { name: "this" }).getAttribute("href"), "https://example.com/guide");

    const unsafe = { type: "link", url: "https://example.com/prize", text: "a prize", unsafe: true };
    const section = { type: "rich_text_section", elements: [unsafe] };
    const { shown } = await postBlocks(stage, page, [{ type: "rich_text", elements: [section] }], general);
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, shown);
    await press(page, shown.getByRole("button", { name: "a prize" }));
    const question = dialogOf("Open this link?");
    await question.getByText("https://example.com/prize").waitFor();
    await expectAccessible(page, "the question before a link opens");
    await escapeTo(question, shown.getByRole("button", { name: "a prize" }));
    assert.deepEqual(alice.faults, []);
  });

  test("a workflow is started by its link, by the card below the message, and from the shortcut menu", async () => {
    const { order, greet } = await makeLinks(stage);
    const text = `Hungry? <${order.shortcut_url}|order here>, or <${greet.shortcut_url}|say hello>`;
    const { ts } = await post(text);
    const shown = page.locator(`[data-ts="${String(ts)}"]`);
    await shown.getByRole("button", { name: "Say hello: Greet me" }).waitFor();
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, shown);
    const link = shown.getByRole("link", { name: "order here" });
    await press(page, link);
    const dialog = dialogOf("Order lunch");
    await hasFocus(page, dialog.getByRole("textbox", { name: "Dish" }));
    await page.keyboard.type("soup");
    await expectAccessible(page, "a workflow that asks for something");
    await escapeTo(dialog, link);
    await page.keyboard.press("Enter");
    await hasFocus(page, dialog.getByRole("textbox", { name: "Dish" }));
    await page.keyboard.type("pie");
    await page.keyboard.press("Enter");
    await page.getByRole("article").filter({ hasText: "Ordered: pie" }).waitFor();

    await press(page, shown.getByRole("link", { name: "say hello" }));
    const greeting = dialogOf("Greet me");
    await hasFocus(page, greeting.getByRole("button", { name: "Say hello" }));
    await escapeTo(greeting, shown.getByRole("link", { name: "say hello" }));
    await press(page, shown.getByRole("button", { name: "Say hello: Greet me" }));
    await page.getByRole("article").filter({ hasText: "from a message" }).waitFor();

    await tabTo(page, composer("#general"));
    await press(page, button("Shortcuts"));
    await chooseItem(page, page.getByRole("menuitem", { name: /Greet me/ }));
    await page.getByRole("article").filter({ hasText: "from a link" }).waitFor();
    assert.deepEqual(alice.faults, []);
  });

  test("what apps offer is chosen from their menus, and a question of theirs is answered", async () => {
    const view = { type: "modal", title: plain("Tried"), blocks: [] };
    stage.app.answers(async (payload) => {
      if (payload["type"] === "shortcut") await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return {};
    });
    await tabTo(page, composer("#general"));
    await press(page, button("Shortcuts"));
    await page.getByRole("menuitem", { name: /Try it/ }).waitFor();
    await expectAccessible(page, "the shortcuts that apps offer");
    await chooseItem(page, page.getByRole("menuitem", { name: /Try it/ }));
    await dialogOf("Tried").waitFor();
    await page.keyboard.press("Escape");
    await dialogOf("Tried").waitFor({ state: "detached" });

    const confirm = { title: plain("Sure?"), text: plain("It is far."), confirm: plain("Go"), deny: plain("Stay") };
    const far = { type: "button", action_id: "far", text: plain("Far away"), confirm };
    const { shown } = await postBlocks(stage, page, [{ type: "actions", elements: [far] }], general);
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, shown);
    await press(page, shown.getByRole("button", { name: "Far away" }));
    const question = page.getByRole("alertdialog", { name: "Sure?" });
    await question.waitFor();
    await expectAccessible(page, "a question of an app");
    await press(page, question.getByRole("button", { name: "Stay" }));
    await question.waitFor({ state: "detached" });
    await hasFocus(page, shown.getByRole("button", { name: "Far away" }));
    assert.deepEqual(alice.faults, []);
  });
});
