import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { type Connected, connectOrgs } from "./connectOrgs.ts";
import { offerWorkflow } from "./furnishStage.ts";
import { expectAccessible, shows } from "./showing.ts";

/** A setting, the code that a call is answered while it is other than usual, and what it is answered otherwise. */
type Condition = readonly [setting: string, code: string, ask: () => Promise<string>, otherwise?: string];

type Answer = { readonly ok: boolean; readonly error?: string } & Readonly<Record<string, unknown>>;

const codeOf = ({ ok, error = "" }: Answer) => (ok ? "ok" : error);

describe("what administrators decide, by keyboard alone", { skip: noBrowser }, () => {
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
  async function answerTo(method: string, args: object, token: string, headers: object = {}): Promise<string> {
    const response = await fetch(`${stage.dev.api_url}${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8", ...headers },
      body: JSON.stringify(args),
    });
    return codeOf((await response.json()) as Answer);
  }

  /** What Bob does in the client, without an app in between. */
  async function bobCalls(method: string, args: object): Promise<Answer> {
    const done = await stage.platform.control("person.call", { user: "bob", method, args });
    return (done as unknown as { readonly answer: Answer }).answer;
  }

  async function open(name: string): Promise<void> {
    await press(page, page.getByRole("link", { name, exact: true }));
    await shows(page, name);
  }

  async function confirm(button: string): Promise<void> {
    // A toast is a dialog too, though not one that waits for an answer.
    const dialog = page.locator("[role=dialog]:not([aria-modal=false])");
    await press(page, dialog.getByRole("button", { name: button, exact: true }));
    await dialog.waitFor({ state: "detached" });
  }

  /** Types over what a field has. */
  async function write(field: Locator, text: string): Promise<void> {
    await tabTo(page, field);
    await page.keyboard.press("Control+A");
    if (text === "") await page.keyboard.press("Delete");
    else await page.keyboard.insertText(text);
  }

  /** Chooses in one of the browser's own menus by the first letters of a line. */
  async function choose(menu: Locator, typed: string): Promise<void> {
    await tabTo(page, menu);
    await page.keyboard.type(typed);
    await menu.locator("option:checked", { hasText: new RegExp(`^${typed}`) }).waitFor({ state: "attached" });
  }

  /** Turns a switch by the space bar, which keeps the focus where it is. */
  async function flip(group: Locator): Promise<void> {
    const control = group.getByRole("switch");
    await tabTo(page, control);
    const was = (await control.getAttribute("aria-checked")) === "true";
    await page.keyboard.press("Space");
    await group.getByRole("switch", { checked: !was, disabled: false }).waitFor();
    await hasFocus(page, control);
  }

  /** Each of these settings by itself: it makes a call refuse with the code that it names, until it is taken back. */
  async function flipEach(conditions: readonly Condition[]): Promise<void> {
    const seen: string[] = [];
    for (const [setting, , ask] of conditions) {
      const group = page.getByRole("group", { name: setting, exact: true });
      await flip(group);
      const refused = await ask();
      await flip(group);
      seen.push(`${setting}: ${refused}, then ${await ask()}`);
    }
    assert.deepEqual(
      seen,
      conditions.map(([setting, code, , otherwise = "ok"]) => `${setting}: ${code}, then ${otherwise}`),
    );
  }

  test("a workspace moves into the organization, and each step says what calls are answered meanwhile", async () => {
    await using frank = await stage.enter("frank", "/admin/organization");
    const asks = () => answerTo("team.info", {}, stage.tokenOf("frank"));
    await tabTo(frank.page, frank.page.getByLabel("Organization ID"));
    await frank.page.keyboard.type(stage.dev.org?.id ?? "");
    await press(frank.page, frank.page.getByRole("button", { name: "Start move" }));
    const question = frank.page.getByRole("dialog", { name: "Start the move?" });
    await question.waitFor();
    await expectAccessible(frank.page, "the question before a workspace moves");
    await press(frank.page, question.getByRole("button", { name: "Start move" }));
    await frank.page.getByRole("heading", { name: "This workspace is moving" }).waitFor();
    await expectAccessible(frank.page, "a workspace that moves");
    const seen = [await asks()];

    await open("Organization");
    await press(page, page.getByRole("button", { name: "Accept Birch" }));
    await page.getByRole("button", { name: "Reopen Birch" }).waitFor();
    await expectAccessible(page, "a workspace that was taken in");
    seen.push(await asks());
    await press(page, page.getByRole("button", { name: "Reopen Birch" }));
    await page
      .getByRole("region", { name: "Workspaces of the organization" })
      .getByRole("cell", { name: "Birch", exact: true })
      .waitFor();
    seen.push(await asks());

    assert.deepEqual(seen, ["org_login_required", "team_added_to_org", "ok"]);
    assert.deepEqual([...alice.faults, ...frank.faults], []);
  });

  test("channels are chosen in a search and deleted together, as a job that the page of jobs shows", async () => {
    for (const name of ["stale-one", "stale-two"])
      await stage.call("conversations.create", { name }, stage.tokenOf("bob"));
    await open("Channels");
    for (const name of ["stale-one", "stale-two"]) {
      await write(page.getByRole("searchbox", { name: "Name" }), name);
      const box = page.getByRole("checkbox", { name: `Select #${name}` });
      await box.waitFor();
      await tabTo(page, box);
      await page.keyboard.press("Space");
    }
    await page.getByText("2 selected").waitFor();
    await expectAccessible(page, "channels that are chosen");
    await press(page, page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }));
    const dialog = page.getByRole("dialog", { name: "Delete 2 channels?" });
    await dialog.waitFor();
    await expectAccessible(page, "the question before channels are deleted");
    const confirm = dialog.getByRole("button", { name: "Delete" });
    assert.ok(await confirm.isDisabled());
    await page.keyboard.type("delete 2 channels");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });

    await open("Jobs");
    await page
      .getByRole("row", { name: /Delete channels/ })
      .getByText("Done")
      .waitFor();
    await expectAccessible(page, "a job that is done");
    const { channels } = await stage.call("conversations.list", { limit: 1000 }, stage.tokenOf("bob"));
    const left = (channels as { name: string }[]).filter(({ name }) => name.startsWith("stale-"));
    assert.deepEqual(left, []);
    assert.deepEqual(alice.faults, []);
  });

  test("two groups are kept apart, and let together again", async () => {
    await open("Barriers");
    await page.getByText("A barrier needs two groups.").waitFor();
    for (const [group, person] of [
      ["Traders", "bob"],
      ["Research", "carol"],
    ] as const) {
      await write(page.getByLabel("Group name"), group);
      await page.keyboard.press("Enter");
      await press(page, page.getByRole("button", { name: `Edit members of ${group}` }));
      const dialog = page.getByRole("dialog", { name: `Members of ${group}` });
      await write(dialog.getByLabel("Search by name"), person);
      await press(page, dialog.getByRole("button", { name: new RegExp(`^@${person}`) }));
      if (person === "bob") await expectAccessible(page, "who is in a group");
      await confirm("Save");
    }
    const meets = () => answerTo("conversations.open", { users: stage.userId("carol") }, stage.tokenOf("bob"));
    assert.equal(await meets(), "ok");

    await choose(page.getByLabel("Group", { exact: true }), "Traders");
    await choose(page.getByLabel("Separated from", { exact: true }), "Research");
    await press(page, page.getByRole("button", { name: "Create barrier" }));
    await page.getByRole("region", { name: "All barriers" }).getByText("Research").waitFor();
    await expectAccessible(page, "a barrier");
    assert.equal(await meets(), "access_denied");
    await press(page, page.getByRole("button", { name: "Remove the barrier of Traders" }));
    await confirm("Remove");
    await page.getByText("No barriers.").waitFor();

    assert.equal(await meets(), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("what a workspace suspends, counts and closes makes calls refuse, until it is taken back", async () => {
    await open("Settings");
    const seen: string[] = [];

    await press(page, page.getByRole("button", { name: "Suspend key" }));
    await confirm("Suspend key");
    seen.push(await postsAs("bob"));
    await press(page, page.getByRole("button", { name: "Restore key" }));
    await confirm("Restore key");

    for (const [count, told] of [
      ["0", "of 0 used this month"],
      ["1000", "of 1,000 used this month"],
    ] as const) {
      await write(page.getByLabel("Messages per month"), count);
      await press(page, page.getByRole("button", { name: "Save plan" }));
      await page.getByText(told).waitFor();
      seen.push(await postsAs("bob"));
    }

    await choose(page.getByLabel("Who can post"), "Owners");
    await page.getByText("Saved.", { exact: true }).first().waitFor();
    seen.push(await postsAs("bob"), await postsAs("alice"));
    await choose(page.getByLabel("Who can post"), "Everyone");
    await press(page, page.getByRole("button", { name: /^Delete Acme/ }));
    await page.getByRole("dialog", { name: "Delete Acme permanently?" }).waitFor();
    await expectAccessible(page, "the question before a workspace is deleted");
    await confirm("Cancel");

    assert.deepEqual(seen, ["ekm_access_denied", "message_limit_exceeded", "ok", "restricted_action", "ok"]);
    assert.equal(await postsAs("bob"), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("a workspace is closed to other networks, and nobody locks themselves out", async () => {
    const elsewhere = { "x-forwarded-for": "198.51.100.1" };
    const asks = (headers: object) => answerTo("team.info", {}, stage.tokenOf("bob"), headers);
    const networks = page.getByRole("textbox", { name: "Networks" });
    const save = page.getByRole("button", { name: "Save networks" });
    await write(networks, "10.0.0.0/8");
    await press(page, save);
    await page.getByText("Your own address is not in the list").waitFor();
    await expectAccessible(page, "a network policy that would lock its author out");

    await write(networks, "127.0.0.0/8 ::1/128");
    await press(page, save);
    await page.getByText("A network policy is active.").waitFor();
    const limited = [await asks(elsewhere), await asks({})];
    await write(networks, "");
    await press(page, save);
    await page.getByText("All networks are allowed.").waitFor();

    assert.deepEqual([...limited, await asks(elsewhere)], ["accesslimited", "ok", "ok"]);
    assert.deepEqual(alice.faults, []);
  });

  test("each switch of a workspace makes calls refuse with the code that stands beside it", async () => {
    await offerWorkflow(stage);
    const shared: Connected = await connectOrgs(stage);
    const manifest = {
      display_information: { name: "Echo" },
      features: { bot_user: { display_name: "Echo" } },
      oauth_config: { scopes: { bot: ["chat:write"] } },
    };
    const { app_id } = await bobCalls("apps.manifest.create", { manifest });
    const links = (link: string) => () => postsAs("bob", { channel: shared.channel, text: `See <${link}>` });
    const names = (entities: object) => () => {
      const named = { trigger_id: shared.triggerId, permission_type: "named_entities", ...entities };
      return answerTo("workflows.triggers.permissions.set", named, stage.dev.config_token ?? "");
    };
    await flipEach([
      [
        "Require app approval",
        "app_approval_request_eligible",
        async () => codeOf(await bobCalls("apps.developerInstall", { app_id })),
      ],
      ["Links to files", "platform_connect_file_link_sharing_blocked", links(shared.links.file)],
      ["Links to canvases", "platform_connect_canvas_sharing_blocked", links(shared.links.canvas)],
      ["Links to lists", "platform_connect_lists_sharing_blocked", links(shared.links.list)],
      ["External people run triggers", "connected_user_denied", names({ user_ids: [shared.frank] })],
      ["Shared channels run triggers", "shared_channel_denied", names({ channel_ids: [shared.channel] })],
      ["External workspaces run triggers", "connected_team_denied", names({ team_ids: [shared.birch] })],
      ["External organizations run triggers", "connected_org_denied", names({ org_ids: [shared.org] })],
    ]);
    assert.deepEqual(alice.faults, []);
  });

  test("who must have a second factor is refused without one; who has it takes the rule back", async () => {
    await page.goto(`${stage.url}/account/two-factor`);
    await press(page, page.getByRole("button", { name: "Begin" }));
    const key = await page.getByRole("region", { name: "Key" }).innerText();
    await tabTo(page, page.getByLabel("Code"));
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate());
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Recovery codes" }).waitFor();
    await expectAccessible(page, "the recovery codes");

    await page.goto(`${stage.url}/admin/settings`);
    await shows(page, "Settings");
    await flipEach([["Require two-factor authentication", "two_factor_setup_required", () => postsAs("bob")]]);
    assert.deepEqual(alice.faults, []);
  });

  test("each way to use a channel makes calls refuse, and a thread is locked and opened again", async () => {
    const asked = { channel: general(), text: "Where do we meet?" };
    const { ts } = await stage.call("chat.postMessage", asked, stage.tokenOf("bob"));
    const replies = (name: string) => postsAs(name, { thread_ts: ts });
    assert.equal(await replies("carol"), "ok");
    await open("Channels");
    const opener = page.getByRole("button", { name: "Who can post in general" });
    const dialog = page.getByRole("dialog", { name: "Who can post in #general" });
    const seen: string[] = [];
    for (const [field, typed] of [
      ["Allowed messages", "No p"],
      ["Allowed messages", "Repl"],
      ["Allowed messages", "Posts"],
      ["Allowed messages", "Everyone"],
      ["Who can post", "Admins"],
      ["Who can post", "Everyone"],
    ] as const) {
      await press(page, opener);
      await choose(dialog.getByLabel(field, { exact: true }), typed);
      if (typed === "No p") await expectAccessible(page, "who may post in one channel");
      await confirm("Save");
      await hasFocus(page, opener);
      seen.push(`${await postsAs("bob")}, ${await replies("bob")}`);
    }
    assert.deepEqual(seen, [
      "restricted_action_read_only_channel, restricted_action_read_only_channel",
      "restricted_action_thread_only_channel, ok",
      "ok, restricted_action_non_threadable_channel",
      "ok, ok",
      "restricted_action_thread_only_channel, ok",
      "ok, ok",
    ]);

    await press(page, page.getByRole("button", { name: "Threads of general" }));
    await press(page, page.getByRole("button", { name: "Lock Where do we meet?" }));
    await page.getByRole("button", { name: "Unlock Where do we meet?" }).waitFor();
    await expectAccessible(page, "the threads of a channel");
    const locked = [await replies("carol"), await replies("alice")];
    await press(page, page.getByRole("button", { name: "Unlock Where do we meet?" }));
    await page.getByRole("button", { name: "Lock Where do we meet?" }).waitFor();
    await page.keyboard.press("Escape");
    await hasFocus(page, page.getByRole("button", { name: "Threads of general" }));

    assert.deepEqual(locked, ["restricted_action_thread_locked", "restricted_action_thread_locked"]);
    assert.equal(await replies("carol"), "ok");
    assert.deepEqual(alice.faults, []);
  });

  test("an emoji is added, given another name, renamed and removed", async () => {
    await open("Emoji");
    const add = page.getByRole("button", { name: "Add emoji" });
    await page.getByText("No custom emoji yet.").waitFor();
    await write(page.getByLabel("Name", { exact: true }), "acme");
    const icon = await page.locator("link[rel=icon]").getAttribute("href");
    await write(page.getByLabel("Image URL"), new URL(icon ?? "", stage.url).href);
    await press(page, add);
    const table = page.getByRole("region", { name: "Custom emoji" });
    await table.getByRole("cell", { name: ":acme:" }).waitFor();
    await write(page.getByLabel("Name", { exact: true }), "logo");
    await choose(page.getByLabel("Source"), ":acme:");
    await press(page, add);
    await press(page, page.getByRole("button", { name: "Rename logo" }));
    await write(page.getByRole("dialog").getByLabel("New name"), "sign");
    await expectAccessible(page, "an emoji that gets another name");
    await confirm("Rename");
    await table.getByRole("cell", { name: ":sign:" }).waitFor();
    await expectAccessible(page, "emoji");
    await press(page, page.getByRole("button", { name: "Remove acme" }));
    const question = page.getByRole("dialog", { name: "Remove :acme:?" });
    await question.waitFor();
    await page.keyboard.type("acme");
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    await page.getByText("No custom emoji yet.").waitFor();
    assert.deepEqual(alice.faults, []);
  });

  test("a role decides what a person may call, a department is given, and an app is stopped and let on", async () => {
    const team = { team_id: stage.dev.teams[0]?.id };
    const rules = () => answerTo("admin.users.list", team, stage.tokenOf("carol"));
    await open("People");
    const seen = [await rules()];
    for (const [typed, told] of [
      ["Admin", "carol is now an admin."],
      ["Member", "carol is now a member."],
    ] as const) {
      await choose(page.getByLabel("Role of carol"), typed);
      await page.getByText(told).waitFor();
      seen.push(await rules());
    }
    assert.deepEqual(seen, ["not_an_admin", "ok", "not_an_admin"]);
    await press(page, page.getByRole("button", { name: "Change the department of dora" }));
    await write(page.getByRole("dialog").getByLabel("Department"), "Press");
    await expectAccessible(page, "the department of a person");
    await confirm("Save");
    await page.getByRole("region", { name: "People" }).getByText("Press").waitFor();

    await open("Apps");
    const works = () =>
      answerTo("auth.test", {}, stage.dev.apps.find(({ name }) => name === "Dev App")?.bot_token ?? "");
    await press(page, page.getByRole("button", { name: "Restrict Dev App" }));
    await page.getByRole("dialog", { name: "Restrict Dev App?" }).waitFor();
    await expectAccessible(page, "the question before an app is stopped");
    await confirm("Restrict");
    const stopped = await works();
    await press(page, page.getByRole("button", { name: "Approve Dev App" }));
    await page.getByText("Dev App was approved.").waitFor();
    assert.deepEqual([stopped, await works()], ["no_permission", "ok"]);

    await open("Audit log");
    await write(page.getByLabel("Action"), "admin.apps.restrict");
    await page.waitForURL("**/audit?action=admin.apps.restrict");
    await page.getByRole("cell", { name: "admin.apps.restrict" }).first().waitFor();
    assert.deepEqual(alice.faults, []);
  });

  test("an organization decides about its plan, its numbers and its apps", async () => {
    await open("Organization");
    const bot = stage.dev.apps.find(({ name }) => name === "Org App")?.bot_token ?? "";
    const acme = { team_id: stage.dev.teams[0]?.id };
    const metadata = () =>
      answerTo("admin.analytics.messages.metadata", { channel: general() }, stage.tokenOf("alice"));
    const today = new Date().toISOString().slice(0, 10);
    const people = () => answerTo("admin.analytics.getFile", { type: "member", date: today }, stage.tokenOf("alice"));
    const works = () => answerTo("users.list", acme, bot);
    const seen = [await works()];

    await choose(page.getByLabel("Plan of the organization"), "Standard");
    await page.getByText("Saved.", { exact: true }).first().waitFor();
    seen.push(await metadata());
    await choose(page.getByLabel("Plan of the organization"), "Enterprise");
    await flipEach([
      ["Message analytics", "admin_analytics_disabled", metadata],
      ["Member analytics", "member_analytics_disabled", people, "file_not_yet_available"],
    ]);
    const where = page.getByRole("group", { name: "Workspaces of Org App" });
    await tabTo(page, where.getByRole("switch", { name: "Acme", exact: true }));
    await page.keyboard.press("Space");
    await where.getByRole("switch", { name: "Acme", exact: true, checked: true }).waitFor();
    await expectAccessible(page, "an organization");

    assert.deepEqual([...seen, await works()], ["team_access_not_granted", "restricted_plan_level", "ok"]);
    assert.deepEqual(alice.faults, []);
  });
});
