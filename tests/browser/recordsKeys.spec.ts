import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { serveBytes } from "../../packages/server/testkit/imageSource.ts";
import { twoColored } from "../../packages/server/testkit/photos.ts";
import { asksAs, choose, codeAs, isUnexpected, openAdmin, typeToConfirm, write } from "./adminStage.ts";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("workspaces, channels, requests and records, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/admin/workspaces");
    page = alice.page;
    await shows(page, "Workspaces");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const team_id = () => stage.dev.teams.find(({ name }) => name === "Acme")?.id ?? "";

  async function createChannel(name: string): Promise<string> {
    const { channel } = await stage.call("conversations.create", { name }, stage.tokenOf("bob"));
    return (channel as { readonly id: string }).id;
  }

  async function infoOf(id: string) {
    const { settings, team } = await asksAs(stage, "alice", "admin.teams.settings.info", { team_id: id });
    return { settings, team } as {
      readonly settings: { readonly description: string; readonly discoverability: string };
      readonly team: {
        readonly name: string;
        readonly default_channels: readonly string[];
        readonly icon: { readonly image_default: boolean };
      };
    };
  }

  test("a workspace is created, described, given an icon and default channels; a taken address keeps what was typed", async () => {
    const form = page.getByRole("region", { name: "Create a workspace" });
    await write(page, form.getByLabel("Name", { exact: true }), "Acme Sales");
    await write(page, form.getByLabel("Address"), "acme");
    await page.keyboard.press("Enter");
    await form.getByText("Another workspace of this server has this address.").waitFor();
    assert.equal(await form.getByLabel("Name", { exact: true }).inputValue(), "Acme Sales");
    await expectAccessible(page, "a workspace whose address is taken");
    await write(page, form.getByLabel("Address"), "acme-sales");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("button", { name: "Settings of Acme Sales" }));

    const settings = page.getByRole("region", { name: "Settings of Acme Sales" });
    await write(page, settings.getByLabel("Name", { exact: true }), "Sales");
    await write(page, settings.getByLabel("Description"), "All offers");
    await choose(page, settings.getByLabel("Who can join"), "Everyone");
    await press(page, settings.getByRole("button", { name: "Save changes" }));
    await page.getByRole("row", { name: /^Sales.*Everyone of the organization/ }).waitFor();
    const picture = await twoColored(128, 128, [
      [255, 0, 0],
      [0, 0, 255],
    ]);
    await using source = await serveBytes(await picture.png().toBuffer());
    const icons = page.getByRole("region", { name: "Icon" });
    await write(page, icons.getByLabel("Image URL"), source.url);
    await page.keyboard.press("Enter");
    await page.getByText("The icon was changed.").first().waitFor();
    const channels = page.getByRole("region", { name: "Default channels" });
    await write(page, channels.getByRole("searchbox", { name: "Search channels" }), "ran");
    await press(page, channels.getByRole("button", { name: "#random", exact: true }));
    await press(page, channels.getByRole("button", { name: "Save default channels" }));
    await page.getByText("Saved.", { exact: true }).first().waitFor();
    await expectAccessible(page, "the settings of a workspace");

    const id = new URL(page.url()).searchParams.get("team") ?? "";
    const saved = await until("the channels are set", async () => {
      const info = await infoOf(id);
      return info.team.default_channels.length === 2 ? info : undefined;
    });
    assert.deepEqual(
      [saved.team.name, saved.settings.description, saved.settings.discoverability, saved.team.icon.image_default],
      ["Sales", "All offers", "open", false],
    );
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("a channel gets a rule of its own, whose preview is confirmed by its name, and becomes private and public", async () => {
    const channel_id = await createChannel("ledger");
    const rule = async () => {
      const answer = await asksAs(stage, "alice", "admin.conversations.getCustomRetention", { channel_id });
      return answer["duration_days"];
    };
    await openAdmin(page, "Channels");
    await press(page, page.getByRole("button", { name: "Retention of ledger" }));
    const dialog = page.getByRole("dialog", { name: "Retention of #ledger" });
    await write(page, dialog.getByLabel("Days"), "99999");
    await page.keyboard.press("Enter");
    await dialog.getByText("Enter a whole number of days").waitFor();
    assert.equal(await dialog.getByLabel("Days").inputValue(), "99999");
    await write(page, dialog.getByLabel("Days"), "30");
    await page.keyboard.press("Enter");
    await dialog.getByText("This channel has a rule of its own: 30 days.").waitFor();
    await dialog.getByText("To be deleted").waitFor();
    await expectAccessible(page, "the retention of one channel");
    await press(page, dialog.getByRole("button", { name: "Confirm the rule" }));
    await typeToConfirm(page, "Delete old content: ledger?", "ledger");
    await dialog.getByRole("button", { name: "Confirm the rule" }).waitFor({ state: "detached" });
    assert.equal(await rule(), 30);
    await press(page, dialog.getByRole("button", { name: "Follow the workspace" }));
    await dialog.getByText("This channel follows the rule").waitFor();
    assert.equal(await rule(), 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    const reads = () => codeAs(stage, "carol", "conversations.info", { channel: channel_id });
    const seen = [await reads()];
    await press(page, page.getByRole("button", { name: "Make private: ledger" }));
    await page.getByRole("dialog", { name: "Make #ledger private?" }).waitFor();
    await expectAccessible(page, "the question before a channel becomes private");
    await typeToConfirm(page, "Make #ledger private?", "ledger");
    await page.getByRole("button", { name: "Make public: ledger" }).waitFor();
    seen.push(await reads());
    await press(page, page.getByRole("button", { name: "Make public: ledger" }));
    await typeToConfirm(page, "Make #ledger public?", "ledger");
    await page.getByRole("button", { name: "Make private: ledger" }).waitFor();
    seen.push(await reads());

    assert.deepEqual(seen, ["ok", "channel_not_found", "ok"]);
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("a person requests an app with a message, and reads of its approval; undecided apps show their scopes", async () => {
    await stage.call(
      "admin.teams.settings.setAppApproval",
      { team_id: team_id(), required: true },
      stage.tokenOf("alice"),
    );
    const manifest = {
      display_information: { name: "Payroll" },
      features: { bot_user: { display_name: "Payroll" } },
      oauth_config: {
        redirect_urls: ["http://localhost:3000/done"],
        scopes: { bot: ["chat:write"], user: ["admin.users:read"] },
      },
    };
    const made = await stage.platform.control("person.call", {
      user: "bob",
      method: "apps.manifest.create",
      args: { manifest },
    });
    const { answer } = made as unknown as {
      readonly answer: { readonly app_id: string; readonly oauth_authorize_url: string };
    };
    await using bob = await stage.enter(
      "bob",
      new URL(answer.oauth_authorize_url).pathname + new URL(answer.oauth_authorize_url).search,
    );
    await tabTo(bob.page, bob.page.getByLabel("Message to the admins (optional)"));
    await bob.page.keyboard.type("For the salaries of March");
    await press(bob.page, bob.page.getByRole("button", { name: "Request approval" }));
    await bob.page.getByText("You have requested Payroll").first().waitFor();

    await openAdmin(page, "Apps");
    const request = page
      .getByRole("region", { name: "Open requests" })
      .getByRole("row", { name: /^Payroll.*For the salaries of March/ });
    await request.waitFor();
    await expectAccessible(page, "a request for an app");
    await press(page, request.getByRole("button", { name: "Payroll: 2 scopes" }));
    const scopes = page.getByRole("dialog", { name: "Scopes of Payroll" });
    await scopes.getByRole("row", { name: /admin\.users:read manages the workspace.*person/ }).waitFor();
    await expectAccessible(page, "the scopes of an app");
    await page.keyboard.press("Escape");
    await scopes.waitFor({ state: "detached" });
    const undecided = page.getByRole("region", { name: "Apps", exact: true }).getByRole("row", { name: /^Dev App/ });
    await undecided.getByRole("button", { name: /^Dev App: \d+ scopes/ }).waitFor();
    await undecided.getByText("not reviewed").waitFor();
    await press(page, request.getByRole("button", { name: "Approve Payroll for bob" }));
    await page.getByText("No open requests.").waitFor();

    const approved = await asksAs(stage, "alice", "admin.apps.approved.list", { team_id: team_id() });
    const names = (approved["approved_apps"] as { readonly app: { readonly name: string } }[]).map(
      ({ app }) => app.name,
    );
    assert.ok(names.includes("Payroll"), names.join(", "));
    assert.deepEqual([...alice.faults, ...bob.faults].filter(isUnexpected), []);
  });

  test("a search of the audit log is saved by a name, found again after a reload, and exported", async () => {
    await openAdmin(page, "Audit log");
    await write(page, page.getByLabel("Action"), "admin.apps.approve");
    await page.waitForURL("**/audit?action=admin.apps.approve");
    await press(page, page.getByRole("button", { name: "Save filter" }));
    const dialog = page.getByRole("dialog", { name: "Save this filter" });
    await tabTo(page, dialog.getByLabel("Name of the filter"));
    await page.keyboard.type("Approvals");
    await expectAccessible(page, "a filter that gets a name");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await press(page, page.getByRole("button", { name: "Clear filter" }));
    await page.getByRole("cell", { name: "admin.teams.create" }).waitFor();
    await page.reload();
    await shows(page, "Audit log");
    await choose(page, page.getByLabel("Saved filters"), "Approvals");
    await page.waitForURL("**/audit?action=admin.apps.approve");
    await page.getByRole("cell", { name: "admin.teams.create" }).waitFor({ state: "detached" });
    await expectAccessible(page, "a saved filter of the audit log");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, page.getByRole("button", { name: "Export as CSV" })),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    assert.match(lines[0] ?? "", /^time,id,action,actor,/);
    assert.ok(
      lines.length > 1 && lines.slice(1).every((line) => line.includes(",admin.apps.approve,alice,")),
      lines.join("\n"),
    );
    await press(page, page.getByRole("button", { name: "Delete the filter Approvals" }));
    await page.getByLabel("Saved filters").waitFor({ state: "detached" });
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("a job that begins and ends elsewhere shows on the open page, with the result of its items", async () => {
    await openAdmin(page, "Jobs");
    await page.getByText("No jobs yet.").waitFor();
    const id = await createChannel("spent");
    await stage.call("admin.conversations.bulkArchive", { channel_ids: [id] }, stage.tokenOf("alice"));
    const row = page.getByRole("row", { name: /Archive channels/ });
    await row.getByText("Done").waitFor();
    await row.getByText("1 of 1").waitFor();
    await press(page, row.getByRole("button", { name: /^Items of Archive channels/ }));
    const dialog = page.getByRole("dialog", { name: "Archive channels" });
    await dialog.getByRole("row", { name: new RegExp(`${id}.*Done`) }).waitFor();
    await expectAccessible(page, "the items of a job");
    await page.keyboard.press("Escape");
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("the whole audit log is exported in the background, and the page of jobs has the file", async () => {
    await openAdmin(page, "Audit log");
    await press(page, page.getByRole("button", { name: "Export whole log" }));
    await page.getByRole("menuitem", { name: "JSON lines" }).waitFor();
    await expectAccessible(page, "the formats of an export");
    await chooseItem(page, page.getByRole("menuitem", { name: "JSON lines" }));
    await page.getByText("The export runs in the background.").waitFor();
    await page.getByRole("link", { name: "Download audit-log.jsonl" }).waitFor();
    await expectAccessible(page, "the file of an export");
    await openAdmin(page, "Jobs");
    const row = page.getByRole("row", { name: /Export audit log/ });
    await row.getByText("Done").waitFor();
    await expectAccessible(page, "a job with a file");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, row.getByRole("link", { name: /^Download audit-log\.jsonl/ })),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\n");
    assert.ok(lines.some((line) => line.includes('"public_channel_created"')));
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("an Audit Logs Admin exports the whole log and has the file, without the page of jobs", async () => {
    const carol = stage.dev.users.find(({ name }) => name === "carol")?.id ?? "";
    const assigned = { role_id: "Rl0C", entity_ids: [team_id()], user_ids: [carol] };
    assert.equal(await codeAs(stage, "alice", "admin.roles.addAssignments", assigned), "ok");
    await using visit = await stage.enter("carol", "/admin/audit");
    await press(visit.page, visit.page.getByRole("button", { name: "Export whole log" }));
    await chooseItem(visit.page, visit.page.getByRole("menuitem", { name: "Spreadsheet (CSV)" }));
    const [download] = await Promise.all([
      visit.page.waitForEvent("download"),
      visit.page.getByRole("link", { name: "Download audit-log.csv" }).press("Enter"),
    ]);
    assert.match(readFileSync(await download.path(), "utf8"), /^sequence,id,date,action/);
    assert.deepEqual(visit.faults.filter(isUnexpected), []);
  });
});
