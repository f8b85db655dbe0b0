import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit, visit } from "./chromium.ts";
import { messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

const sidebarOf = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const channelIn = (page: Page, name: string) => sidebarOf(page).getByRole("link", { name: new RegExp(name) });

describe("a person in two workspaces", { skip: noBrowser }, () => {
  let stage: AppStage;
  let carol: Visit;
  let teams: { readonly acme: string; readonly labs: string };
  let channels: { readonly acme: string; readonly labs: string };

  before(async () => {
    stage = await openAppStage();
    const idOf = (domain: string) => stage.dev.teams.find((team) => team.domain === domain)?.id ?? "";
    teams = { acme: idOf("acme"), labs: idOf("acme-labs") };
    const lab = await stage.call("conversations.create", { name: "lab-notes" }, stage.tokenOf("erin"));
    const labs = (lab["channel"] as { id: string }).id;
    await stage.call("conversations.invite", { channel: labs, users: stage.userId("carol") }, stage.tokenOf("erin"));
    channels = { acme: stage.dev.channels["random"] ?? "", labs };
  });
  after(() => stage?.[Symbol.asyncDispose]());
  beforeEach(async () => {
    carol = await visit(stage.browser);
    await carol.signIn(stage.linkOf("carol"));
  });

  const say = (team: "acme" | "labs", text: string) =>
    stage.call(
      "chat.postMessage",
      { channel: channels[team], text },
      stage.tokenOf(team === "acme" ? "alice" : "erin"),
    );

  /** A tab of the same browser, in one of the workspaces. */
  async function openTab(context: BrowserContext, team: "acme" | "labs"): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const heard = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.goto(`${stage.url}/client/${teams[team]}/${channels[team]}`);
    await messagesOf(page).waitFor();
    await heard;
    return page;
  }

  test("sees both in the menu, and opens the other one with its channels alone", async () => {
    await using tab = carol;
    const { page } = tab;
    await page.goto(`${stage.url}/client/${channels.acme}`);
    await channelIn(page, "random").waitFor();
    await page.waitForURL(`**/client/${teams.acme}/${channels.acme}`);
    await page.getByRole("button", { name: "Acme", exact: true }).click();
    const items = page.getByRole("group", { name: "Workspaces" }).getByRole("menuitem");
    await items.first().waitFor();
    assert.deepEqual(await items.allTextContents(), ["Acme", "Acme Labs"]);
    assert.equal(await items.nth(0).getByRole("img", { name: "Selected" }).count(), 1);
    assert.equal(await items.nth(1).getByRole("img", { name: "Selected" }).count(), 0);
    await expectAccessible(page, "the menu with two workspaces");
    await items.nth(1).click();

    await page.waitForURL(`**/client/${teams.labs}/**`);
    await channelIn(page, "lab-notes").waitFor();
    assert.equal(await channelIn(page, "random").count(), 0);
    // The short address leads to the workspace that was opened last.
    await page.goto(`${stage.url}/client/${channels.labs}`);
    await channelIn(page, "lab-notes").waitFor();
    await page.waitForURL(`**/client/${teams.labs}/${channels.labs}`);
    await page.getByRole("button", { name: "Acme Labs", exact: true }).click();
    await page.getByRole("menuitem", { name: "Apps" }).click();
    await page.waitForURL(`**/apps/${teams.labs}`);
    assert.deepEqual(tab.faults, []);
  });

  test("has both open at once, and each tab receives its own messages", async () => {
    await using tab = carol;
    const [acme, labs] = [await openTab(tab.context, "acme"), await openTab(tab.context, "labs")];
    await say("acme", "for the office");
    await say("labs", "for the lab");

    await messagesOf(acme).getByText("for the office").waitFor();
    await messagesOf(labs).getByText("for the lab").waitFor();
    assert.equal(await acme.getByText("for the lab").count(), 0);
    assert.equal(await labs.getByText("for the office").count(), 0);
    // A reload stays in the workspace of its tab, whichever one was opened later.
    await acme.reload();
    await messagesOf(acme).getByText("for the office").waitFor();
  });

  test("loses exactly the workspace that they are removed from, and is offered the other one", async () => {
    await using tab = carol;
    const [acme, labs] = [await openTab(tab.context, "acme"), await openTab(tab.context, "labs")];
    const removed = { team_id: teams.labs, user_id: stage.userId("carol") };
    await stage.call("admin.users.remove", removed, stage.tokenOf("erin"));

    await labs.getByText("You no longer have access to Acme Labs.").waitFor();
    assert.equal(await labs.getByText("lab-notes").count(), 0);
    await expectAccessible(labs, "a workspace that is closed");
    await say("acme", "still here");
    await messagesOf(acme).getByText("still here").waitFor();
    await until("the other tab stays connected", async () => (await acme.getByRole("alert").count()) === 0);

    // Without a page that was open before: the address alone.
    await labs.reload();
    await labs.getByText("You don’t have access to this workspace.").waitFor();
    await labs.getByRole("link", { name: "Open Acme" }).click();
    await labs.waitForURL(/\/client\/\w/);
    await channelIn(labs, "random").waitFor();
  });
});
