import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { picture } from "./pictures.ts";
import { callAsVisitor, expectAccessible, expectNarrow } from "./showing.ts";

describe("what is for later, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    channel = stage.dev.channels["general"] ?? "";
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await composer().waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = () => page.getByRole("textbox", { name: "Message #general" });
  const list = () => page.getByRole("group", { name: "Messages in #general" });
  const dialogOf = (name: string) => page.getByRole("dialog", { name, exact: true });
  const items = () => page.getByRole("list", { name: "Later" }).getByRole("listitem");

  async function toLast(text: string): Promise<Locator> {
    const message = list().getByRole("article").filter({ hasText: text });
    await message.waitFor();
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, message);
    return message;
  }

  test("a message is saved, gets a reminder, is archived and removed", async () => {
    await stage.call("chat.postMessage", { channel, text: "Send the invoice" }, stage.tokenOf("bob"));
    await toLast("Send the invoice");
    await page.keyboard.press("a");
    await page.getByText("Saved for later.").waitFor();
    await page.keyboard.press("m");
    const remind = dialogOf("Remind me");
    await tabTo(page, remind.getByRole("radio", { name: "In 20 minutes" }));
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, remind.getByRole("radio", { name: "Custom date and time" }));
    await remind.getByLabel("Date and time", { exact: true }).waitFor();
    await expectAccessible(page, "the question for the time of a reminder");
    await press(page, remind.getByRole("button", { name: "Set reminder" }));
    await remind.waitFor({ state: "detached" });

    await press(page, page.getByRole("link", { name: /^Later/ }));
    const item = items().filter({ hasText: "Send the invoice" });
    await item.filter({ hasText: "Due" }).waitFor();
    await expectAccessible(page, "what is saved");
    await picture(page, "later", ["light", "dark"]);
    await expectNarrow(page, "what is saved");
    await press(page, item.getByRole("button", { name: "Archive" }));
    await item.waitFor({ state: "detached" });
    await tabTo(page, page.getByRole("tab", { name: "In progress" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await press(page, item.getByRole("button", { name: "Remove" }));
    await page.getByText("Nothing archived.").waitFor();
    await expectAccessible(page, "nothing that is archived");
    assert.deepEqual(alice.faults, []);
  });

  test("notifications are paused and resumed, and a channel gets a level of its own", async () => {
    await page.goto(`${stage.url}/client/${channel}`);
    await hasFocus(page, composer());
    await press(page, page.getByRole("button", { name: "Acme", exact: true }));
    await chooseItem(page, page.getByRole("menuitem", { name: /^Pause notifications/ }));
    const pause = dialogOf("Pause notifications");
    await tabTo(page, pause.getByRole("radio", { name: "30 minutes" }));
    await page.keyboard.press("ArrowDown");
    await hasFocus(page, pause.getByRole("radio", { name: "1 hour" }));
    await press(page, pause.getByRole("button", { name: "Pause", exact: true }));
    await pause.waitFor({ state: "detached" });
    await press(page, page.getByRole("button", { name: "Acme", exact: true }));
    await chooseItem(page, page.getByRole("menuitem", { name: /^Pause notifications/ }));
    await pause.getByText(/^Notifications are paused until/).waitFor();
    await expectAccessible(page, "the pause of notifications");
    await press(page, pause.getByRole("button", { name: "Resume notifications" }));
    await pause.waitFor({ state: "detached" });

    await press(page, page.getByRole("button", { name: "Notification settings" }));
    const level = dialogOf("Notifications for #general");
    await tabTo(page, level.getByRole("radio", { name: /^Default/ }));
    await page.keyboard.press("ArrowDown");
    await hasFocus(page, level.getByRole("radio", { name: "All new messages", checked: true }));
    await expectAccessible(page, "the level of a channel");
    await page.keyboard.press("Escape");
    await level.waitFor({ state: "detached" });
    assert.deepEqual(alice.faults, []);
  });

  test("a schedule is turned on, changed and saved in Preferences", async () => {
    const scheduled = async () => {
      const { schedule } = await callAsVisitor(page, "client.dnd.get", {});
      return Object.keys((schedule as object | null) ?? {});
    };
    await page.keyboard.press("Control+,");
    const preferences = dialogOf("Preferences");
    await tabTo(page, preferences.getByRole("switch", { name: "Pause notifications on a schedule" }));
    await page.keyboard.press("Space");
    await preferences.getByLabel("From").waitFor();
    const days = (await until("a schedule", async () => (await scheduled()).length > 0 && scheduled())) as string[];
    await expectAccessible(page, "preferences with a schedule");
    await page.keyboard.press("Tab");
    await hasFocus(page, preferences.getByLabel("From"));
    await page.keyboard.type("0130PM");
    assert.equal(await preferences.getByLabel("From").inputValue(), "13:30");
    await tabTo(page, preferences.getByRole("checkbox", { name: "Wednesday" }));
    await page.keyboard.press("Space");
    await press(page, preferences.getByRole("button", { name: "Save" }));
    await until("another day", async () => (await scheduled()).length !== days.length);
    assert.notEqual((await scheduled()).includes("wednesday"), days.includes("wednesday"));
    await tabTo(page, preferences.getByRole("switch", { name: "Pause notifications on a schedule" }));
    await page.keyboard.press("Space");
    await until("no schedule", async () => (await scheduled()).length === 0);
    await page.keyboard.press("Escape");
    await preferences.waitFor({ state: "detached" });
    assert.deepEqual(alice.faults, []);
  });

  test("a file is saved by the menu of its card", async () => {
    const content = "a,b";
    const upload = await stage.call("files.getUploadURLExternal", { filename: "table.csv", length: content.length });
    await fetch(String(upload["upload_url"]), { method: "POST", body: content });
    await stage.call("files.completeUploadExternal", {
      files: [{ id: upload["file_id"], title: "table.csv" }],
      channel_id: channel,
    });
    await press(page, page.getByRole("button", { name: "Actions for table.csv" }));
    await page.getByRole("menuitem", { name: "Save for later" }).waitFor();
    await expectAccessible(page, "the menu of a file");
    await chooseItem(page, page.getByRole("menuitem", { name: "Save for later" }));
    await page.getByText("Saved for later.").first().waitFor();
    await press(page, page.getByRole("link", { name: /^Later/ }));
    await items().filter({ hasText: "table.csv" }).waitFor();
    assert.deepEqual(alice.faults, []);
  });
});
