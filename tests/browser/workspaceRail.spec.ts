import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, tabTo } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { picture } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

const railOf = (page: Page) => page.getByRole("navigation", { name: "Workspaces" });
const tileIn = (page: Page, name: RegExp) => railOf(page).getByRole("button", { name });

describe("the rail of workspaces", { skip: noBrowser }, () => {
  let stage: AppStage;
  let labs: string;
  before(async () => {
    stage = await openAppStage();
    const lab = await stage.call("conversations.create", { name: "lab-notes" }, stage.tokenOf("erin"));
    labs = (lab["channel"] as { id: string }).id;
    await stage.call("conversations.invite", { channel: labs, users: stage.userId("carol") }, stage.tokenOf("erin"));
  });
  after(() => stage?.[Symbol.asyncDispose]());

  const look = (page: Page) => page.evaluate(`dispatchEvent(new Event("focus"))`);
  const profileOf = (page: Page, name: string) => page.getByRole("button", { name: `Your profile, ${name}` });

  test("switch workspace: shows what is unread in another workspace, and opens it by its key", async () => {
    await using carol = await stage.enter("carol", `/client/${stage.dev.channels["random"]}`);
    const { page } = carol;
    await composerOf(page).waitFor();
    await tileIn(page, /^Workspace Acme Labs/).waitFor();
    assert.equal(await tileIn(page, /notification/).count(), 0);
    const text = `<@${stage.userId("carol")}> the results`;
    await stage.call("chat.postMessage", { channel: labs, text }, stage.tokenOf("erin"));
    await look(page);
    await tileIn(page, /^Workspace Acme Labs, 1 notification/).waitFor();
    await expectAccessible(page, "a rail with a badge");
    await picture(page, "workspace-rail", ["light", "dark"]);

    await page.keyboard.press("Control+2");
    await page.getByRole("link", { name: /lab-notes/ }).waitFor();
    await tileIn(page, /^Workspace Acme Labs$/)
      .and(page.locator("[aria-current]"))
      .waitFor();
    assert.deepEqual(carol.faults, []);
  });

  test("by keyboard: tiles are reached and open their workspaces, and so does the palette", async () => {
    await using carol = await stage.enter("carol", `/client/${stage.dev.channels["random"]}`);
    const { page } = carol;
    await composerOf(page).waitFor();
    await tabTo(page, tileIn(page, /^Workspace Acme(?:,|$)/));
    await page.keyboard.press("Tab");
    await hasFocus(page, tileIn(page, /^Workspace Acme Labs/));
    await page.keyboard.press("Tab");
    await hasFocus(page, railOf(page).getByRole("button", { name: "Add another workspace" }));
    await page.keyboard.press("Shift+Tab");
    await expectAccessible(page, "a tile of the rail in focus");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /lab-notes/ }).waitFor();

    await page.keyboard.press("Control+k");
    await hasFocus(page, page.getByRole("combobox", { name: "Go to a conversation" }));
    await page.keyboard.type("switch to acme");
    await page.getByRole("group", { name: "Workspaces" }).waitFor();
    await page.getByRole("option", { name: "Switch to Acme", exact: true, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await tileIn(page, /^Workspace Acme$/)
      .and(page.locator("[aria-current]"))
      .waitFor();
    await page.getByRole("link", { name: /random/ }).waitFor();
    assert.deepEqual(carol.faults, []);
  });

  test("a second account is added without signing out, and pages of the first one stop", async () => {
    await using alice = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    const { page } = alice;
    await composerOf(page).waitFor();
    assert.equal(await railOf(page).count(), 0);
    const other = await alice.context.newPage();
    await other.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await composerOf(other).waitFor();

    await page.getByRole("button", { name: "Acme", exact: true }).click();
    await page.getByRole("menuitem", { name: "Add another workspace" }).click();
    const frank = stage.dev.users.find(({ name }) => name === "frank");
    await page.getByRole("textbox", { name: "Email or username" }).fill(frank?.email ?? "");
    await page.getByLabel("Password").fill(frank?.password ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await tileIn(page, /^Workspace Acme/).waitFor();
    await profileOf(page, "Frank Fischer").waitFor();
    // The tab of the first account belongs to the second one now, as after every sign-in.
    await look(other);
    await profileOf(other, "Frank Fischer").waitFor();

    const text = `<@${stage.userId("alice")}> where are you?`;
    await stage.call("chat.postMessage", { channel: stage.dev.channels["general"], text }, stage.tokenOf("bob"));
    await look(page);
    await tileIn(page, /^Workspace Acme, \d+ notification/).click();
    await profileOf(page, "Alice Adams").waitFor();
    await look(other);
    await profileOf(other, "Alice Adams").waitFor();
    assert.deepEqual(alice.faults, []);
  });
});
