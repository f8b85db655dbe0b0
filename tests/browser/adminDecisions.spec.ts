import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("what administrators decide on their pages", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/admin/people");
    page = alice.page;
    await shows(page, "People");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const general = () => stage.dev.channels["general"] ?? "";
  const postsAs = (name: string, more: object = {}) =>
    answerTo("chat.postMessage", { channel: general(), text: "May I?", ...more }, stage.tokenOf(name));

  /** What a call is answered: `ok`, or the code. */
  async function answerTo(method: string, args: object, token: string): Promise<string> {
    const response = await fetch(`${stage.dev.api_url}${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(args),
    });
    const answer = (await response.json()) as { readonly ok: boolean; readonly error?: string };
    return answer.ok ? "ok" : (answer.error ?? "");
  }

  async function open(name: string): Promise<void> {
    await page.getByRole("link", { name, exact: true }).click();
    await shows(page, name);
  }

  async function confirm(button: string): Promise<void> {
    // What is told in passing is a dialog too, though not one that waits for an answer.
    const dialog = page.locator("[role=dialog]:not([aria-modal=false])");
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  }

  test("two groups are kept apart, and let together again", async () => {
    await open("Barriers");
    await page.getByText("It takes two groups.").waitFor();
    for (const [group, person] of [
      ["Traders", "bob"],
      ["Research", "carol"],
    ] as const) {
      await page.getByLabel("Name of the group").fill(group);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: `Who is in it: ${group}` }).click();
      const dialog = page.getByRole("dialog", { name: `Who is in ${group}` });
      await dialog.getByLabel("Search by name").fill(person);
      await dialog.getByRole("button", { name: new RegExp(`^@${person}`) }).click();
      await expectAccessible(page, "who is in a group");
      await confirm("Save");
    }
    const meets = () => answerTo("conversations.open", { users: stage.userId("carol") }, stage.tokenOf("bob"));
    assert.equal(await meets(), "ok");

    await page.getByLabel("Keep", { exact: true }).selectOption("Traders");
    await page.getByLabel("Apart from", { exact: true }).selectOption("Research");
    await page.getByRole("button", { name: "Put up a barrier" }).click();
    await page.getByRole("region", { name: "All barriers" }).getByText("Research").waitFor();
    await expectAccessible(page, "a barrier");
    assert.equal(await meets(), "access_denied");
    await page.getByRole("button", { name: "Take away the barrier of Traders" }).click();
    await confirm("Take away");
    await page.getByText("Nobody is kept apart.").waitFor();

    assert.equal(await meets(), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("each setting of a workspace makes calls refuse with the code that it names, until it is taken back", async () => {
    await open("Settings");
    const saved = () => page.getByText("Saved.", { exact: true }).first().waitFor();
    const seen: string[] = [];

    await page.getByRole("button", { name: "Suspend the key" }).click();
    await confirm("Suspend the key");
    seen.push(await postsAs("bob"));
    await page.getByRole("button", { name: "Restore the key" }).click();
    await confirm("Restore the key");

    await page.getByLabel("Messages a month").fill("0");
    await page.getByRole("button", { name: "Save the plan" }).click();
    await page.getByText("of 0 are used this month").waitFor();
    seen.push(await postsAs("bob"));
    await page.getByLabel("Messages a month").fill("1000");
    await page.getByRole("button", { name: "Save the plan" }).click();
    await page.getByText("of 1,000 are used this month").waitFor();

    await page.getByRole("textbox", { name: "Networks" }).fill("10.0.0.0/8");
    await page.getByRole("button", { name: "Save the networks" }).click();
    await page.getByText("Your own address is outside").waitFor();
    await expectAccessible(page, "a network policy that would lock its author out");
    await page.getByLabel("Who may post").selectOption("owner");
    await saved();
    seen.push(await postsAs("bob"), await postsAs("alice"));
    await page.getByLabel("Who may post").selectOption("everyone");
    await page.getByRole("button", { name: /^Delete Acme/ }).click();
    await page.getByRole("dialog", { name: "Delete Acme for good?" }).waitFor();
    await expectAccessible(page, "the question before a workspace is deleted");
    await confirm("Cancel");

    assert.deepEqual(seen, ["ekm_access_denied", "message_limit_exceeded", "restricted_action", "ok"]);
    assert.equal(await postsAs("bob"), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("a thread is locked for everybody, and opened again", async () => {
    const asked = { channel: general(), text: "Where do we meet?" };
    const { ts } = await stage.call("chat.postMessage", asked, stage.tokenOf("bob"));
    const replies = (name: string) => postsAs(name, { thread_ts: ts });
    assert.equal(await replies("carol"), "ok");
    await open("Channels");

    await page.getByRole("button", { name: "Threads of general" }).click();
    await page.getByRole("button", { name: "Lock Where do we meet?" }).click();
    await page.getByRole("button", { name: "Unlock Where do we meet?" }).waitFor();
    await expectAccessible(page, "the threads of a channel");
    assert.deepEqual(
      [await replies("carol"), await replies("alice")],
      ["restricted_action_thread_locked", "restricted_action_thread_locked"],
    );
    await page.getByRole("button", { name: "Unlock Where do we meet?" }).click();
    await page.getByRole("button", { name: "Lock Where do we meet?" }).waitFor();
    await page.keyboard.press("Escape");

    assert.equal(await replies("carol"), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("an emoji is added, given another name, renamed and removed; somebody is put into a department", async () => {
    await open("Emoji");
    await page.getByText("This workspace has no emoji of its own yet.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("acme");
    const icon = await page.locator("link[rel=icon]").getAttribute("href");
    await page.getByLabel("Address of the picture").fill(new URL(icon ?? "", stage.url).href);
    await page.getByRole("button", { name: "Add the emoji" }).click();
    const table = page.getByRole("region", { name: "Emoji of this workspace" });
    await table.getByRole("cell", { name: ":acme:" }).waitFor();
    await page.getByLabel("Name", { exact: true }).fill("logo");
    await page.getByLabel("Shows").selectOption(":acme:");
    await page.getByRole("button", { name: "Add the emoji" }).click();
    await page.getByRole("button", { name: "Rename logo" }).click();
    await page.getByRole("dialog").getByLabel("New name").fill("sign");
    await confirm("Rename it");
    await table.getByRole("cell", { name: ":sign:" }).waitFor();
    await expectAccessible(page, "emoji");
    await page.getByRole("button", { name: "Remove acme" }).click();
    await confirm("Remove");
    await page.getByText("This workspace has no emoji of its own yet.").waitFor();

    await open("People");
    await page.getByRole("button", { name: "Change the department of dora" }).click();
    await page.getByRole("dialog").getByLabel("Department").fill("Press");
    await expectAccessible(page, "the department of a person");
    await confirm("Save");
    await page.getByRole("region", { name: "People" }).getByText("Press").waitFor();
    assert.deepEqual(alice.faults, []);
  });

  test("an organization decides about its plan, its numbers and its apps", async () => {
    await open("Organization");
    const bot = stage.dev.apps.find(({ name }) => name === "Org App")?.bot_token ?? "";
    const acme = { team_id: stage.dev.teams[0]?.id };
    const metadata = () =>
      answerTo("admin.analytics.messages.metadata", { channel: general() }, stage.tokenOf("alice"));
    const works = () => answerTo("users.list", acme, bot);
    const where = page.getByRole("group", { name: "Where Org App works" });
    const counted = page.getByRole("switch", { name: "Messages counted" });
    const before = [await metadata(), await works()];

    await page.getByLabel("Plan of the organization").selectOption("standard");
    await page.getByText("Saved.", { exact: true }).first().waitFor();
    const planned = await metadata();
    await page.getByLabel("Plan of the organization").selectOption("enterprise");
    await counted.click();
    await page.getByRole("switch", { name: "Messages counted", checked: false }).waitFor();
    const uncounted = await metadata();
    await counted.click();
    await where.getByRole("switch", { name: "Acme", exact: true }).click();
    await where.getByRole("switch", { name: "Acme", exact: true, checked: true }).waitFor();
    await expectAccessible(page, "an organization");

    assert.deepEqual(before, ["ok", "team_access_not_granted"]);
    assert.deepEqual([planned, uncounted], ["restricted_plan_level", "admin_analytics_disabled"]);
    assert.equal(await works(), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("a workspace moves into the organization, and each step says what calls are answered meanwhile", async () => {
    await using frank = await stage.enter("frank", "/admin/organization");
    const asks = () => answerTo("team.info", {}, stage.tokenOf("frank"));
    await frank.page.getByLabel("Id of the organization").fill(stage.dev.org?.id ?? "");
    await frank.page.getByRole("button", { name: "Begin the move" }).click();
    const question = frank.page.getByRole("dialog", { name: "Begin the move?" });
    await question.waitFor();
    await expectAccessible(frank.page, "the question before a workspace moves");
    await question.getByRole("button", { name: "Begin the move" }).click();
    await frank.page.getByRole("heading", { name: "This workspace is moving" }).waitFor();
    await expectAccessible(frank.page, "a workspace that moves");
    const seen = [await asks()];

    await page.reload();
    await shows(page, "Organization");
    await page.getByRole("button", { name: "Take in Birch" }).click();
    await page.getByRole("button", { name: "Open again Birch" }).waitFor();
    await expectAccessible(page, "a workspace that was taken in");
    seen.push(await asks());
    await page.getByRole("button", { name: "Open again Birch" }).click();
    await page
      .getByRole("region", { name: "Workspaces of the organization" })
      .getByRole("cell", { name: "Birch", exact: true })
      .waitFor();
    seen.push(await asks());

    assert.deepEqual(seen, ["org_login_required", "team_added_to_org", "ok"]);
    assert.deepEqual([...alice.faults, ...frank.faults], []);
  });
});
