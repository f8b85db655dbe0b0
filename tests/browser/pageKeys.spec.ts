import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { type CallbackServer, startCallbackServer } from "./callbackServer.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { offerWorkflow } from "./furnishStage.ts";
import { callAsVisitor, expectAccessible, shows } from "./showing.ts";

describe("by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    await offerWorkflow(stage);
    alice = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    page = alice.page;
    await alice.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("textbox", { name: "Message #general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("an app is made from a manifest, installed by consent, and its token revoked", async () => {
    await using site = await startCallbackServer();
    const manifest = {
      display_information: { name: "Echo" },
      features: { bot_user: { display_name: "Echo" } },
      oauth_config: { redirect_urls: [site.url], scopes: { bot: ["chat:write"] } },
    };
    await page.goto(`${stage.url}/apps`);
    await press(page, page.getByRole("link", { name: "Create app" }));
    await tabTo(page, page.getByRole("textbox", { name: "Manifest" }));
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(JSON.stringify(manifest, undefined, 2));
    await press(page, page.getByRole("button", { name: "Create Echo" }));
    await shows(page, "Echo");
    const appId = /\/apps\/(A\w+)/.exec(page.url())?.[1];
    await press(page, page.getByRole("button", { name: "Reveal the signing secret" }));
    await page.locator("code", { hasText: /^\w{32}$/ }).waitFor();

    await press(page, page.getByRole("link", { name: "Installations" }));
    await press(page, page.getByRole("link", { name: "Install Echo" }));
    await page.getByRole("heading", { name: "Install Echo to Acme?" }).waitFor();
    await expectAccessible(page, "the question whether to install an app");
    await press(page, page.getByRole("button", { name: "Install to Acme" }));
    await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
    await redeem(site, appId);

    await page.goto(`${stage.url}/apps/${appId}/tokens`);
    await shows(page, "Tokens");
    await press(page, page.getByRole("button", { name: /^Revoke xoxb-/ }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Revoke" }));
    await page.getByText("No tokens. Install the app first.").waitFor();
    await press(page, page.getByRole("link", { name: "Scopes and token rotation" }));
    await press(page, page.getByRole("button", { name: "Turn on token rotation" }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Turn on token rotation" }));
    await page.getByText("Token rotation is on.").waitFor();
  });

  /** What the app does when a person comes back with a code. */
  async function redeem(site: CallbackServer, appId: string | undefined): Promise<void> {
    const named = { app_id: appId };
    const { credentials } = await stage.call("developer.apps.credentials.get", named, stage.dev.config_token);
    const { client_id = "", client_secret = "" } = credentials as Record<string, string>;
    const code = site.arrived.at(-1)?.get("code") ?? "";
    const body = new URLSearchParams({ client_id, client_secret, code });
    const answer = await fetch(`${stage.dev.api_url}oauth.v2.access`, { method: "POST", body });
    assert.equal(((await answer.json()) as { readonly ok: boolean }).ok, true);
  }

  test("a person gets a role, and a trigger the people who may run it", async () => {
    await page.goto(`${stage.url}/admin/people`);
    await tabTo(page, page.getByLabel("Role of carol"));
    await page.keyboard.type("Adm");
    await page.getByText("carol is now an admin.").waitFor();
    await press(page, page.getByRole("link", { name: "Triggers", exact: true }));
    await press(page, page.getByRole("button", { name: "Who can run Ask for leave" }));
    const dialog = page.getByRole("dialog", { name: "Who can run Ask for leave" });
    await tabTo(page, dialog.getByLabel("Access"));
    await page.keyboard.type("Spec");
    await tabTo(page, dialog.getByLabel("Search by name"));
    await page.keyboard.type("bob");
    await press(page, dialog.getByRole("button", { name: /^@bob/ }));
    await dialog.getByRole("button", { name: /^Remove @bob/ }).waitFor();
    await expectAccessible(page, "who may run a trigger");
    await press(page, dialog.getByRole("button", { name: "Save" }));
    await dialog.waitFor({ state: "detached" });

    const kind = "Webhook triggers: use";
    const rule = page.getByRole("dialog", { name: kind });
    await press(page, page.getByRole("button", { name: `${kind}: Everyone` }));
    await tabTo(page, rule.getByLabel("Access"));
    await page.keyboard.type("Spec");
    await tabTo(page, rule.getByLabel("Search by name"));
    await page.keyboard.type("carol");
    await press(page, rule.getByRole("button", { name: "@carol (Carol Chen)" }));
    await rule.getByRole("button", { name: "Remove @carol (Carol Chen)" }).waitFor();
    await expectAccessible(page, "who may use a type of trigger");
    await press(page, rule.getByRole("button", { name: "Save" }));
    await page.getByRole("button", { name: `${kind}: 1 selected` }).waitFor();

    await press(page, page.getByRole("link", { name: "Analytics", exact: true }));
    await tabTo(page, page.getByRole("button", { name: "Export as CSV" }));
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    assert.equal(download.suggestedFilename(), "general-messages.csv");
    await press(page, page.getByRole("link", { name: "Audit log", exact: true }));
    await tabTo(page, page.getByLabel("Action"));
    await page.keyboard.type("admin.users.setAdmin");
    await page.waitForURL("**/audit?action=admin.users.setAdmin");
    await page.getByRole("cell", { name: "admin.users.setAdmin" }).waitFor();
  });

  test("a call is found in the inspector and made again, a fault ordered, blocks fixed and passed on", async () => {
    await page.goto(`${stage.url}/dev/inspector`);
    await shows(page, "Inspector");
    await callAsVisitor(page, "team.info", {});
    await tabTo(page, page.getByLabel("Contains"));
    await page.keyboard.type("team.info");
    await press(page, page.getByRole("list", { name: "Log" }).getByRole("button", { name: /call team\.info/ }));
    await press(page, page.getByRole("button", { name: "Copy as curl" }));
    await page.getByText("Copied as curl.").waitFor();
    await press(page, page.getByRole("button", { name: "Replay" }));
    await page.getByText("team.info succeeded.").waitFor();

    await page.goto(`${stage.url}/dev/faults`);
    await tabTo(page, page.getByLabel("Method"));
    await page.keyboard.type("team.info");
    await tabTo(page, page.getByLabel("Code"));
    await page.keyboard.type("team_not_found");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "All pending faults" }).getByText("team.info").waitFor();

    await page.goto(`${stage.url}/dev/blocks`);
    const editor = page.getByRole("textbox", { name: "Blocks as JSON" });
    await tabTo(page, editor);
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText('[{ "type": "nonsense" }]');
    await press(page, page.getByRole("button", { name: /^line 1 / }));
    await editor.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText('[{ "type": "header", "text": { "type": "plain_text", "text": "Fixed" } }]');
    await page.getByRole("region", { name: "Preview" }).getByText("Fixed").waitFor();
    await press(page, page.getByRole("button", { name: "Copy link" }));
    await page.getByText("Link copied").waitFor();
    assert.equal(await page.evaluate<string>("navigator.clipboard.readText()"), page.url());
    await press(page, page.getByRole("button", { name: "Send to channel" }));
    const sending = page.getByRole("dialog", { name: "Send to channel" });
    await tabTo(page, sending.getByLabel("Channel"));
    await expectAccessible(page, "where blocks are sent to");
    await press(page, sending.getByRole("button", { name: "Send", exact: true }));
    await page.getByText("Message sent.", { exact: true }).waitFor();
  });

  test("the clock is moved, and the browser signs in as another person", async () => {
    await page.goto(`${stage.url}/dev/clock`);
    await press(page, page.getByRole("button", { name: "+ 1m" }));
    await page.getByText("1 minute", { exact: true }).waitFor();
    await press(page, page.getByRole("link", { name: "Act as", exact: true }));
    await press(page, page.getByRole("button", { name: "Act as bob" }));
    await page.waitForURL("**/client**");
    assert.equal((await callAsVisitor(page, "auth.test", {}))["user"], "bob");
    assert.deepEqual(alice.faults, []);
  });
});
