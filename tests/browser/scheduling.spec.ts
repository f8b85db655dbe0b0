import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, hasFocus, press } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

describe("a message that is sent later", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visits: Visit[] = [];
  /** At the desk. */
  let page: Page;
  let phone: Page;
  let alice: Page;
  before(async () => {
    stage = await openAppStage();
    const path = `/client/${stage.dev.channels["general"]}`;
    visits = await Promise.all([stage.enter("bob", path), stage.enter("bob", path), stage.enter("alice", path)]);
    [page, phone, alice] = visits.map((visit) => visit.page) as [Page, Page, Page];
    await Promise.all([page, phone, alice].map((each) => composerOf(each).waitFor()));
  });
  after(async () => {
    for (const visit of visits) await visit[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const button = (on: Page, name: string | RegExp) => on.getByRole("button", { name });
  const tab = (on: Page, name: RegExp) => on.getByRole("tab", { name });
  const note = (on: Page) => on.getByRole("link", { name: "See scheduled messages" });

  test("begun in one browser, is found in the other, and is gone from both when it is sent", async () => {
    await composerOf(page).click();
    await page.keyboard.type("Half a thought");
    await composerOf(phone).getByText("Half a thought").waitFor();
    await composerOf(phone).click();
    await phone.keyboard.press("End");
    await phone.keyboard.type(", now whole");
    await composerOf(page).getByText("Half a thought, now whole").waitFor();
    await phone.keyboard.press("Enter");
    await messagesOf(alice).getByText("Half a thought, now whole").waitFor();
    await until("the draft is gone", async () => (await composerOf(page).innerText()).trim() === "");
  });

  test("is scheduled by keyboard, and noted in every browser of its author", async () => {
    await composerOf(page).click();
    await page.keyboard.type("Good morning all");
    await press(page, button(page, "Schedule send"));
    await page.getByRole("menuitem", { name: /^Tomorrow/ }).waitFor();
    await expectAccessible(page, "the times for sending later");
    await chooseItem(page, page.getByRole("menuitem", { name: "Custom time" }));
    const dialog = page.getByRole("dialog", { name: "Schedule message" });
    await hasFocus(page, dialog.getByLabel("Date and time"));
    await expectAccessible(page, "the question for a time");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await press(page, button(page, "Schedule send"));
    await chooseItem(page, page.getByRole("menuitem", { name: /^In an hour/ }));
    for (const each of [page, phone]) await note(each).waitFor();
    await until("the composer is empty", async () => (await composerOf(page).innerText()).trim() === "");
    assert.equal(await note(alice).count(), 0);
  });

  test("schedule: can be read and changed until its time, and is then posted once", async () => {
    await press(page, page.getByRole("link", { name: "See scheduled messages" }));
    await tab(page, /^Scheduled \(1\)/).waitFor();
    await page.getByText("Good morning all").waitFor();
    await expectAccessible(page, "what is scheduled");
    await press(page, button(page, /^Edit/));
    await hasFocus(page, page.getByRole("textbox", { name: /^Scheduled message for/ }));
    await page.keyboard.press("End");
    await page.keyboard.type(", and a good week");
    await press(page, button(page, "Save changes"));
    await page.getByText("Good morning all, and a good week").waitFor();

    await stage.platform.control("clock.advance", { by: "61m" });
    await messagesOf(alice).getByText("Good morning all, and a good week").waitFor();
    await page.getByText("No scheduled messages").waitFor();
    await note(phone).waitFor({ state: "detached" });
    assert.equal(await messagesOf(alice).getByText("Good morning all, and a good week").count(), 1);
  });

  test("with files, shows them in the list, and shares them when it is sent", async () => {
    const attach = (name: string) =>
      phone
        .locator("form input[type=file]")
        .setInputFiles([{ name, mimeType: "text/plain", buffer: Buffer.from(`the words of ${name}`) }]);
    const schedule = async () => {
      await press(phone, button(phone, "Schedule send"));
      // The server is an hour ahead by now.
      await chooseItem(phone, phone.getByRole("menuitem", { name: /^Tomorrow/ }));
    };
    await composerOf(phone).click();
    await phone.keyboard.type("The minutes of tomorrow");
    await attach("minutes.txt");
    await schedule();
    await note(phone).waitFor();
    await phone.getByRole("list", { name: "Attached files" }).waitFor({ state: "detached" });
    const scheduled = page.getByRole("list", { name: "Scheduled" });
    await scheduled
      .getByRole("button", { name: /minutes\.txt/ })
      .first()
      .waitFor();
    await scheduled.getByText("The minutes of tomorrow").waitFor();
    await expectAccessible(page, "a scheduled message with a file");
    assert.equal(await messagesOf(alice).getByText("minutes.txt").count(), 0);

    await press(page, button(page, /^Send now/));
    await messagesOf(alice).getByText("The minutes of tomorrow").waitFor();
    await messagesOf(alice).getByText("minutes.txt").first().waitFor();
    await page.getByText("No scheduled messages").waitFor();

    await composerOf(phone).click();
    await attach("regret.txt");
    await schedule();
    await scheduled
      .getByRole("button", { name: /regret\.txt/ })
      .first()
      .waitFor();
    await press(page, button(page, /^Delete for #general/));
    const question = page.getByRole("dialog", { name: "Delete scheduled message?" });
    await question.getByText("its files are deleted").waitFor();
    await press(page, question.getByRole("button", { name: "Delete" }));
    await page.getByText("No scheduled messages").waitFor();
    assert.equal(await messagesOf(alice).getByText("regret.txt").count(), 0);
    assert.deepEqual(
      visits.flatMap(({ faults }) => faults),
      [],
    );
  });

  test("is in the list of what was begun, and of what was sent", async () => {
    await composerOf(phone).click();
    await phone.keyboard.type("To be continued");
    await page.getByRole("tab", { name: /^Drafts/ }).click();
    await page.getByRole("list", { name: "Drafts" }).getByText("To be continued").waitFor();
    await expectAccessible(page, "what was begun");
    await press(page, button(page, /^Delete for #general/));
    await press(page, page.getByRole("dialog", { name: "Delete draft?" }).getByRole("button", { name: "Delete" }));
    await page.getByText("No drafts.").waitFor();
    await until("the draft is gone", async () => (await composerOf(phone).innerText()).trim() === "");
    await tab(page, /^Sent/).click();
    await page.getByRole("list", { name: "Sent" }).getByText("Half a thought, now whole").waitFor();
    await expectAccessible(page, "what was sent");
  });
});
