import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, postBlocks } from "./appStage.ts";
import { press } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import {
  daysOfAWeek,
  decide,
  deployTwice,
  homeTab,
  leaveRequest,
  liveThroughAWeek,
  offerWorkflow,
  standUp,
  talk,
} from "./furnishStage.ts";
import { picture } from "./pictures.ts";
import { callAsVisitor, expectAccessible, expectNarrow, shows } from "./showing.ts";

/** Blocks with one fault, not at the end. */
const loudDraft = [
  { type: "header", text: plain("Build 412") },
  { type: "section", text: { type: "mrkdwn", text: "It passed on `main` in *3 min 12 s*." } },
  {
    type: "actions",
    elements: [
      { type: "button", action_id: "deploy", style: "loud", text: plain("Deploy it") },
      { type: "button", action_id: "log", text: plain("Show the log") },
    ],
  },
];

const both = ["light", "dark"] as const;

describe("every page, for everybody and worth showing", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage({ daysBehind: daysOfAWeek });
    // Before the week: the token that changes manifests is good for half a day.
    await offerWorkflow(stage);
    await deployTwice(stage);
    await liveThroughAWeek(stage);
    await talk(stage);
    await decide(stage);
    alice = await stage.enter("alice", `/client/${general()}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const general = () => stage.dev.channels["general"] ?? "";
  const recipient = () => ({ recipient_user_id: stage.userId("alice"), recipient_team_id: stage.dev.teams[0]?.id });

  test("what apps show in the client: a menu, a modal, a home tab, a streamed answer", async () => {
    const { shown } = await postBlocks(stage, page, standUp, general());
    await shown.getByRole("combobox", { name: /Choose a project/ }).click();
    await page.getByRole("option", { name: "Search" }).waitFor();
    await expectAccessible(page, "an open menu");
    await picture(page, "menu", both);
    await page.keyboard.press("Escape");

    stage.app.answers(async (payload) => {
      if (payload["type"] === "shortcut")
        await stage.call("views.open", { trigger_id: payload["trigger_id"], view: leaveRequest });
      return {};
    });
    await stage.platform.control("person.shortcut", { user: "alice", callback_id: "try_it" });
    await page.getByRole("dialog", { name: "Request leave" }).getByText("12 days").waitFor();
    await page.getByRole("combobox", { name: /Who covers/ }).waitFor();
    await expectAccessible(page, "a modal");
    await picture(page, "modal", both);
    await page.keyboard.press("Escape");

    await stage.call("views.publish", { user_id: stage.userId("alice"), view: homeTab });
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    await page.getByRole("region", { name: "Home of Dev App" }).getByText("Good morning, Alice").waitFor();
    await page.getByRole("combobox", { name: /Hand over/ }).waitFor();
    await expectAccessible(page, "a home tab");
    await picture(page, "home-tab", both);
    await showStream();
    assert.deepEqual(alice.faults, []);
  });

  async function showStream(): Promise<void> {
    const asked = { channel: general(), text: "Which channels were busiest this week, and why?" };
    const { ts: thread_ts } = await stage.call("chat.postMessage", asked, stage.tokenOf("alice"));
    await page.goto(`${stage.url}/client/${general()}/thread/${String(thread_ts)}`);
    await page.getByRole("complementary", { name: "Thread" }).getByText("Which channels").waitFor();
    const { ts } = await stage.call("chat.startStream", { channel: general(), thread_ts, ...recipient() });
    const source = { type: "url", text: "Analytics of #general", url: "https://example.com/general" };
    const task = (id: string, title: string, status: string, more: object = {}) => ({
      type: "task_update",
      id,
      title,
      status,
      ...more,
    });
    const chunks = [
      task("1", "Reading the numbers of the week", "complete", {
        details: "Seven days, four channels",
        sources: [source],
      }),
      task("2", "Comparing with last week", "in_progress", { details: "Two channels to go" }),
      {
        type: "markdown_text",
        text: "**#general** was busiest, with the release on Monday:\n\n| Day | Views |\n|---|--:|\n| Monday | 31 |\n| Tuesday | 18 |\n\nMost of it came from one",
      },
    ];
    await stage.call("chat.appendStream", { channel: general(), ts, chunks });
    const message = page.locator(`[data-ts="${String(ts)}"]`);
    await message.getByText("Two channels to go").waitFor();
    await message.getByRole("cell", { name: "31" }).waitFor();
    await expectAccessible(page, "a streamed answer");
    await picture(page, "stream", both);
    await stage.call("chat.stopStream", { channel: general(), ts });
  }

  async function walk(names: readonly string[], pictures: Readonly<Record<string, string>>): Promise<void> {
    for (const name of names) {
      await press(page, page.getByRole("link", { name, exact: true }));
      await shows(page, name);
      await expectAccessible(page, name);
      await expectNarrow(page, name);
      if (pictures[name] !== undefined) await picture(page, pictures[name], both);
    }
  }

  test("the pages of an app", async () => {
    await page.goto(`${stage.url}/apps`);
    await shows(page, "My apps");
    await page.getByRole("link", { name: "Dev App" }).waitFor();
    await expectAccessible(page, "My apps");
    await page.getByRole("link", { name: "Dev App" }).click();
    await shows(page, "Dev App");
    await page.getByRole("img", { name: "the signing secret, hidden" }).waitFor();
    await expectAccessible(page, "Dev App");
    await picture(page, "app", both);
    await walk(
      ["Manifest", "Scopes and token rotation", "Events and interactivity", "Socket Mode", "Commands and shortcuts"],
      {},
    );
    await walk(["Installations", "Tokens", "Collaborators", "Runs", "Activity"], { Tokens: "app-tokens" });
    await page.getByRole("region", { name: "Activity" }).getByText("function_deployment").first().waitFor();

    await walk(["Deployment"], {});
    const second = page.getByRole("row", { name: /^2 / });
    await second.getByText("running").waitFor();
    await page.getByRole("button", { name: "Run version 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Run" }).click();
    await page.getByText("Version 1 is now running.").waitFor();
    await second.getByRole("button", { name: "Run version 2" }).waitFor();
    await page.getByLabel("Name").fill("GREETING");
    await page.getByLabel("Value").fill("Hello");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove GREETING" }).waitFor();
    await expectAccessible(page, "versions and variables");
    assert.deepEqual(alice.faults, []);
  });

  test("the pages for administrators", async () => {
    await page.goto(`${stage.url}/admin/people`);
    await shows(page, "People");
    await page.getByRole("region", { name: "People" }).waitFor();
    await expectAccessible(page, "People");
    await picture(page, "admin-people", both);
    await walk(["Roles", "Policies", "Settings", "Workspaces", "Organization"], { Settings: "admin-settings" });
    await walk(["Retention", "Legal holds", "Jobs", "Apps", "Emoji", "Barriers", "Channels"], {});
    await page.getByRole("button", { name: "Who can post in random" }).click();
    await page.getByRole("dialog").getByLabel("Allowed messages").waitFor();
    await expectAccessible(page, "who may post in a channel");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Analytics", exact: true }).click();
    await page.getByLabel("Channel").selectOption("#random");
    await page.getByRole("img", { name: /^Views by day\. .*: [1-9]/ }).waitFor();
    await expectAccessible(page, "Analytics");
    await picture(page, "admin-analytics", both);
    await walk(["Triggers"], {});
    await page.getByRole("button", { name: "Who can run Ask for leave" }).click();
    const dialog = page.getByRole("dialog", { name: "Who can run Ask for leave" });
    await dialog.getByLabel("Access").selectOption("named_entities");
    for (const name of ["bob", "carol"]) {
      await dialog.getByLabel("Search by name").fill(name);
      await dialog.getByRole("button", { name: new RegExp(`^@${name}`) }).click();
    }
    await dialog.getByRole("button", { name: /^Remove @carol/ }).waitFor();
    await expectAccessible(page, "who may run a trigger");
    await picture(page, "admin-trigger", both);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });

    // Reloaded, without toasts.
    await page.goto(`${stage.url}/admin/app-log`);
    await walk(["App log", "Audit log"], { "Audit log": "admin-audit" });
    assert.deepEqual(alice.faults, []);
  });

  test("the pages for developers", async () => {
    await page.goto(`${stage.url}/dev/inspector`);
    await shows(page, "Inspector");
    stage.app.answers(() => ({}));
    await callAsVisitor(page, "chat.postMessage", { channel: "C0NOWHERE00", text: "Hello?" });
    await callAsVisitor(page, "chat.postMessage", { channel: general(), text: "Hello from the console" });
    const log = page.getByRole("list", { name: "Log" });
    await log.getByRole("button", { name: /call chat\.postMessage.*channel_not_found/ }).waitFor();
    // The newest stands first, and comes last.
    const calls = log.getByRole("button", { name: /call chat\.postMessage/ });
    await calls.nth(1).waitFor();
    await calls.first().press("Enter");
    await page.getByRole("region", { name: "Response" }).getByText("Hello from the console").first().waitFor();
    await expectAccessible(page, "an open line of the inspector");
    await picture(page, "inspector", both);

    await page.getByRole("link", { name: "Block builder", exact: true }).click();
    await shows(page, "Block builder");
    await page.getByRole("textbox", { name: "Blocks as JSON" }).fill(JSON.stringify(loudDraft, undefined, 2));
    await page.getByRole("region", { name: "Preview" }).getByText("Build 412").waitFor();
    await page
      .getByRole("button", { name: /^line \d+ / })
      .first()
      .click();
    await expectAccessible(page, "blocks with a fault");
    await picture(page, "block-builder", both);
    await walk(["Clock", "Faults", "Snapshots", "Act as"], {});
    assert.deepEqual(alice.faults, []);
  });
});
