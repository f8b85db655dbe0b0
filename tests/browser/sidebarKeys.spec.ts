import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

const sidebarOf = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const sectionOf = (page: Page, name: string) => sidebarOf(page).getByRole("region", { name, exact: true });
const rowIn = (page: Page, section: string, name: RegExp) => sectionOf(page, section).getByRole("link", { name });

describe("the sidebar in two browsers of a person, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let first: Visit;
  let second: Visit;
  let page: Page;
  let other: Page;
  before(async () => {
    stage = await openAppStage();
    const general = stage.dev.channels["general"] ?? "";
    first = await stage.enter("bob", `/client/${general}`);
    second = await stage.enter("bob", `/client/${general}`);
    [page, other] = [first.page, second.page];
    await Promise.all([page, other].map((browser) => composerOf(browser).waitFor()));
  });
  after(async () => {
    await first?.[Symbol.asyncDispose]();
    await second?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

  /** Opens the menu of a conversation with the key for it. */
  async function openRowMenu(section: string, name: RegExp): Promise<void> {
    await tabTo(page, rowIn(page, section, name));
    await page.keyboard.press("Shift+F10");
  }

  test("a conversation moves into a new section, and the other browser shows it", async () => {
    await openRowMenu("Channels", /random/);
    await item("New section").waitFor();
    await expectAccessible(page, "what can be done with a conversation");
    await chooseItem(page, item("New section"));
    const dialog = page.getByRole("dialog", { name: "Create section" });
    await hasFocus(page, dialog.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("Projects");
    await expectAccessible(page, "a section that gets a name");
    await page.keyboard.press("Enter");
    for (const browser of [page, other]) await rowIn(browser, "Projects", /random/).waitFor();
    assert.equal(await rowIn(other, "Channels", /random/).count(), 0);
  });

  test("a collapsed section hides its rows in both browsers, but not what is unread", async () => {
    await press(page, sectionOf(page, "Projects").getByRole("button", { name: "Projects", exact: true }));
    for (const browser of [page, other]) await rowIn(browser, "Projects", /random/).waitFor({ state: "detached" });
    const channel = stage.dev.channels["random"];
    await stage.call("chat.postMessage", { channel, text: "new" }, stage.tokenOf("alice"));
    for (const browser of [page, other]) await rowIn(browser, "Projects", /random/).waitFor();
    await page.keyboard.press("Enter");
    await sectionOf(other, "Projects").getByRole("button", { expanded: true }).first().waitFor();
  });

  test("only unread conversations are shown on request, and the one on screen", async () => {
    await press(page, page.getByRole("button", { name: "Show unread conversations only" }));
    await rowIn(page, "Channels", /general/).waitFor();
    await rowIn(page, "Projects", /random/).waitFor();
    await expectAccessible(page, "unread conversations only");
    await openRowMenu("Projects", /random/);
    await chooseItem(page, item("Mark as read"));
    await sectionOf(page, "Projects").waitFor({ state: "detached" });
    await rowIn(other, "Channels", /general/).waitFor();
    await press(page, page.getByRole("button", { name: "Show unread conversations only" }));
    await rowIn(page, "Projects", /random/).waitFor();
  });

  test("a star moves a conversation to the starred ones, and back", async () => {
    await openRowMenu("Projects", /random/);
    await chooseItem(page, item("Star"));
    for (const browser of [page, other]) await rowIn(browser, "Starred", /random/).waitFor();
    await openRowMenu("Starred", /random/);
    await chooseItem(page, item("Remove star"));
    for (const browser of [page, other]) await rowIn(browser, "Projects", /random/).waitFor();
  });

  test("a section is renamed, muted, moved and deleted", async () => {
    const options = () => sidebarOf(page).getByRole("button", { name: /^Options of section (?:Projects|Work)$/ });
    await press(page, options());
    await item("Rename section").waitFor();
    await expectAccessible(page, "what can be done with a section");
    await chooseItem(page, item("Rename section"));
    await hasFocus(page, page.getByRole("dialog", { name: "Rename Projects" }).getByRole("textbox"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Work");
    await page.keyboard.press("Enter");
    await sectionOf(other, "Work").waitFor();

    await press(page, options());
    await chooseItem(page, item("Mute all"));
    await rowIn(other, "Work", /Muted/).waitFor();
    await press(page, options());
    await chooseItem(page, item("Move section down"));
    const namesOf = (browser: Page) => sidebarOf(browser).getByRole("heading", { level: 2 }).allTextContents();
    await until("the order", async () => (await namesOf(other)).join() === "Channels,Work,Direct messages");
    await press(page, options());
    await chooseItem(page, item("Delete section"));
    for (const browser of [page, other]) await rowIn(browser, "Channels", /random/).waitFor();
  });

  test("a direct conversation is closed in every browser", async () => {
    await stage.call("chat.postMessage", { channel: stage.userId("bob"), text: "Psst" }, stage.tokenOf("alice"));
    for (const browser of [page, other]) await rowIn(browser, "Direct messages", /Alice/).waitFor();
    await openRowMenu("Direct messages", /Alice/);
    await chooseItem(page, item("Close conversation"));
    for (const browser of [page, other])
      await rowIn(browser, "Direct messages", /Alice/).waitFor({ state: "detached" });
  });
});
