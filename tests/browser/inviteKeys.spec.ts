import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("a person is invited by a member and an administrator, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bob: Visit;
  let alice: Visit;
  before(async () => {
    stage = await openAppStage();
    bob = await stage.enter("bob", "/client");
    alice = await stage.enter("alice", "/admin/people");
    await shows(alice.page, "People");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await bob?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Invite people", exact: true });

  /** What a person types into the dialog, which is open. */
  async function ask(page: Page, email: string, reason: string): Promise<void> {
    const dialog = dialogOf(page);
    await hasFocus(page, dialog.getByLabel("Email address"));
    await page.keyboard.insertText(email);
    await tabTo(page, dialog.getByLabel("Reason"));
    await page.keyboard.insertText(reason);
    await press(page, dialog.getByRole("button", { name: "Invite", exact: true }));
  }

  test("a member asks for two people; a guest needs a channel", async () => {
    const { page } = bob;
    await press(page, page.getByRole("link", { name: "People", exact: true }));
    const opener = page.getByRole("button", { name: "Invite people", exact: true });
    await press(page, opener);
    const dialog = dialogOf(page);
    await hasFocus(page, dialog.getByLabel("Email address"));
    await page.keyboard.insertText("eve@acme.test");
    await tabTo(page, dialog.getByLabel("Invite as"));
    await page.keyboard.type("Guest");
    await press(page, dialog.getByRole("button", { name: "Invite", exact: true }));
    await dialog.getByText("Choose a channel that you are in.").waitFor();
    await expectAccessible(page, "whom a member invites");
    await tabTo(page, dialog.getByLabel("Channel"));
    await page.keyboard.type("#random");
    await press(page, dialog.getByRole("button", { name: "Invite", exact: true }));
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Request sent. Slackbot tells you when an administrator has decided").waitFor();
    await hasFocus(page, opener);

    await page.keyboard.press("Enter");
    await ask(page, "finn@acme.test", "He writes.");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(bob.faults, []);
  });

  test("an administrator approves one request, passes the link on, and denies the other", async () => {
    const { page } = alice;
    await page.reload();
    const requests = page.getByRole("region", { name: "Requests to invite", exact: true });
    await requests.getByText("He writes.").waitFor();
    await requests.getByText("Bob Brown").first().waitFor();
    await expectAccessible(page, "the requests that wait");
    await press(page, requests.getByRole("button", { name: "Approve eve@acme.test" }));
    const link = page.getByLabel("Invitation link", { exact: true });
    await hasFocus(page, link);
    const url = await link.inputValue();
    assert.equal((await fetch(url)).status, 200);
    await expectAccessible(page, "the link of an invitation");
    await press(page, requests.getByRole("button", { name: "Deny finn@acme.test" }));
    const question = page.getByRole("dialog", { name: "Deny the request for finn@acme.test?" });
    await press(page, question.getByRole("button", { name: "Deny", exact: true }));
    await page.getByText("Nobody is waiting for an answer.").waitFor();
    assert.deepEqual(alice.faults, []);
  });

  test("an administrator invites without asking", async () => {
    await using visit = await stage.enter("alice", "/client");
    const { page } = visit;
    await press(page, page.getByRole("link", { name: "People", exact: true }));
    await press(page, page.getByRole("button", { name: "Invite people", exact: true }));
    await ask(page, "gail@acme.test", "");
    await hasFocus(page, dialogOf(page).getByLabel("Invitation link", { exact: true }));
    await expectAccessible(page, "an invitation that was created");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
  });
});
