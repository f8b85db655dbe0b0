import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("drafts and scheduled messages, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bob: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    bob = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    page = bob.page;
    await composer().waitFor();
  });
  after(async () => {
    await bob?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = () => page.getByRole("textbox", { name: "Message #general" });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  const dialogOf = (name: string) => page.getByRole("dialog", { name });

  /** From one tab to the next with the arrow, and into it. */
  async function toTab(name: RegExp): Promise<void> {
    await page.keyboard.press("ArrowRight");
    await hasFocus(page, tab(name));
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }

  test("the tabs are walked through, and a draft is deleted after a question", async () => {
    await tabTo(page, composer());
    await page.keyboard.type("Good morning all");
    await press(page, button("Schedule send"));
    await chooseItem(page, page.getByRole("menuitem", { name: /^In an hour/ }));
    await page.getByRole("link", { name: "See scheduled messages" }).waitFor();
    await until("the composer is empty", async () => (await composer().innerText()).trim() === "");
    await tabTo(page, composer());
    await page.keyboard.type("Half a thought");
    await press(page, page.getByRole("link", { name: /^Drafts/ }));

    await tabTo(page, tab(/^Drafts \(1\)/));
    await toTab(/^Scheduled \(1\)/);
    await page.getByText("Good morning all").waitFor();
    await toTab(/^Sent/);
    await page.getByRole("list", { name: "Sent" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await hasFocus(page, tab(/^Drafts/));
    await page.keyboard.press("Enter");

    await press(page, button("Delete for #general"));
    await hasFocus(page, dialogOf("Delete draft?").getByRole("button", { name: "Delete" }));
    await expectAccessible(page, "the question before a draft is deleted");
    await page.keyboard.press("Escape");
    await dialogOf("Delete draft?").waitFor({ state: "detached" });
    await hasFocus(page, button("Delete for #general"));
    await page.keyboard.press("Enter");
    await hasFocus(page, dialogOf("Delete draft?").getByRole("button", { name: "Delete" }));
    await page.keyboard.press("Enter");
    await page.getByText(/^No drafts/).waitFor();
    assert.deepEqual(bob.faults, []);
  });

  test("a scheduled message is changed, moved, and deleted after a question", async () => {
    await tabTo(page, tab(/^Drafts/));
    await toTab(/^Scheduled \(1\)/);
    await picture(page, "scheduled", ["light", "dark"]);
    await press(page, button("Edit for #general"));
    const editor = page.getByRole("textbox", { name: "Scheduled message for #general" });
    await hasFocus(page, editor);
    await expectAccessible(page, "a scheduled message that is changed");
    await expectNarrow(page, "a scheduled message that is changed");
    await page.keyboard.press("End");
    await page.keyboard.type(", and a good week");
    await press(page, button("Save changes"));
    await page.getByText("Good morning all, and a good week").waitFor();

    await press(page, button("Change time for #general"));
    await hasFocus(page, dialogOf("Schedule message").getByLabel("Date and time"));
    await page.keyboard.press("Escape");
    await dialogOf("Schedule message").waitFor({ state: "detached" });

    await press(page, button("Delete for #general"));
    const question = dialogOf("Delete scheduled message?");
    await hasFocus(page, question.getByRole("button", { name: "Delete" }));
    await expectAccessible(page, "the question before a scheduled message is deleted");
    await page.keyboard.press("Enter");
    await page.getByText(/^No scheduled messages/).waitFor();
    assert.deepEqual(bob.faults, []);
  });
});
