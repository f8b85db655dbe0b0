import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const events = ["agent_session_stopped", "agent_session_title_changed", "code_channel_action", "message.session"];

/** It tries what no page of an agent may do, and shows the results. */
const html = `<!doctype html><meta charset="utf-8"><title>Plan</title><h1>Plan of the agent</h1><p id="said">…</p>
<script>
  const tries = [];
  for (const [name, reach] of [["parent", () => parent.document.title], ["cookie", () => document.cookie]])
    try { reach(); tries.push(name + " reached"); } catch { tries.push(name + " closed"); }
  fetch("/api/auth.test").then(() => tries.push("api reached"), () => tries.push("api closed"))
    .then(() => { document.getElementById("said").textContent = tries.join(", "); });
</script>`;

const diff = `diff --git a/login.ts b/login.ts
--- a/login.ts
+++ b/login.ts
@@ -1,3 +1,3 @@
 export function signIn(name: string) {
-  return open(name);
+  return open(name.trim());
 }
`;

describe("code channels in the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  let channel_id: string;
  before(async () => {
    stage = await openAppStage();
    const { appId: app_id, dev } = stage;
    const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
    const { features, settings, ...rest } = manifest as {
      readonly features: object;
      readonly settings: { readonly event_subscriptions: { readonly bot_events: readonly string[] } };
    };
    const { bot_events } = settings.event_subscriptions;
    const event_subscriptions = { ...settings.event_subscriptions, bot_events: [...bot_events, ...events] };
    const code_channels = { enabled: true };
    const changed = {
      ...rest,
      features: { ...features, code_channels },
      settings: { ...settings, event_subscriptions },
    };
    await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
    const general = dev.channels["general"] ?? "";
    const asked = await stage.call(
      "chat.postMessage",
      { channel: general, text: "The login page is broken" },
      stage.tokenOf("alice"),
    );
    const origin = { origin_channel_id: general, origin_message_ts: asked["ts"] };
    const made = await stage.call("agents.conversations.create", { name: "Fix the login page", ...origin });
    channel_id = String(made["channel_id"]);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  const set = (view: object) => stage.call("agents.conversations.setView", { channel_id, ...view });

  async function emitted(type: string): Promise<Record<string, unknown>> {
    const { db } = stage.platform.store;
    const row = await until(`the app receives ${type}`, () =>
      db.selectFrom("outbox").select("payload").where("type", "=", type).orderBy("id", "desc").executeTakeFirst(),
    );
    return JSON.parse(row.payload) as Record<string, unknown>;
  }

  test("the context bar, the session and the views are used by keyboard", async () => {
    await stage.call("agents.sessions.setStatus", { channel_id, status: "processing" });
    await using tab = await stage.enter("alice", `/client/${channel_id}`);
    const { page } = tab;
    const session = page.getByRole("region", { name: "Agent session" });
    await session.getByText("Working").waitFor();
    const items = [
      { key: "branch", label: "fix/login", icon: "branch", url: "https://git.example.com/fix/login" },
      { key: "tests", label: "12 tests failed", icon: "terminal" },
      { key: "retry", label: "Run the tests again", item_type: "action" },
    ];
    await stage.call("agents.conversations.setProperties", { channel_id, code_channel: { context_bar_items: items } });
    await set({ view_key: "plan.html", content: html, name: "Plan" });
    await set({ type: "diff", content: diff, base_branch: "main", head_branch: "fix/login" });
    const blocks = [{ type: "header", text: { type: "plain_text", text: "Failing tests" } }];
    await set({ type: "block_kit", view_key: "tests", name: "Tests", blocks });
    await set({ type: "pull_request", pr_url: "https://git.example.com/pulls/12", name: "Pull request 12" });
    const document_content = { type: "markdown", markdown: "# Notes\n\n- [ ] Ask Ada" };
    const { canvas_id } = await stage.call("canvases.create", { title: "Notes", document_content });
    await set({ type: "canvas", view_key: "notes", canvas_id });

    const bar = page.getByRole("list", { name: "About this session" });
    await bar.getByRole("link", { name: "fix/login" }).waitFor();
    await bar.getByRole("link", { name: "Where it was asked for" }).waitFor();
    await press(page, bar.getByRole("button", { name: "Run the tests again" }));
    const action = await emitted("code_channel_action");
    assert.deepEqual(action["action"], { key: "retry", label: "Run the tests again" });

    const views = page.getByRole("navigation", { name: "Views of the agent" });
    const pane = (name: string) => page.getByRole("complementary", { name });
    await press(page, views.getByRole("link", { name: "Diff" }));
    await hasFocus(page, pane("Diff").getByRole("heading", { name: "Diff" }));
    await pane("Diff").getByRole("heading", { name: "login.ts" }).waitFor();
    await pane("Diff").getByText("return open(name.trim());").waitFor();
    assert.match(await pane("Diff").innerText(), /fix\/login into main[^]*1 line added, 1 line removed[^]*−[^]*\+/);
    await expectAccessible(page, "a diff of an agent");
    await expectNarrow(page, "a diff of an agent");
    await look(page, "code-channel-diff");
    await press(page, pane("Diff").getByRole("button", { name: "Close view" }));
    await hasFocus(page, views.getByRole("link", { name: "Diff" }));

    await press(page, views.getByRole("link", { name: "Tests" }));
    await pane("Tests").getByText("Failing tests").waitFor();
    await press(page, pane("Tests").getByRole("button", { name: "Close view" }));
    await press(page, views.getByRole("link", { name: "Pull request 12" }));
    await pane("Pull request 12").getByRole("link", { name: "Open pull request" }).waitFor();
    await press(page, pane("Pull request 12").getByRole("button", { name: "Close view" }));
    await press(page, views.getByRole("link", { name: "notes" }));
    await pane("notes").getByText("Ask Ada").waitFor();
    await press(page, pane("notes").getByRole("button", { name: "Close view" }));

    await press(page, session.getByRole("button", { name: "Stop agent" }));
    const stopped = await emitted("agent_session_stopped");
    assert.deepEqual([stopped["channel"], stopped["thread_ts"]], [channel_id, undefined]);
    assert.deepEqual(tab.faults, []);
  });

  test("HTML runs in a sandbox, and its next version is shown", async () => {
    await set({ view_key: "plan.html", content: html, name: "Plan" });
    await using tab = await stage.enter("alice", `/client/${channel_id}`);
    const { page } = tab;
    await page.getByRole("navigation", { name: "Views of the agent" }).getByRole("link", { name: "Plan" }).click();
    const frame = page.frameLocator("iframe[title='Plan, made by the agent']");
    await frame.getByText("parent closed, cookie closed, api closed").waitFor();
    await look(page, "code-channel-html");

    await set({ view_key: "plan.html", content: "<!doctype html><h1>Another plan</h1>", name: "Plan" });
    await frame.getByRole("heading", { name: "Another plan" }).waitFor();
  });

  test("its commands are suggested there alone, and reach the agent", async () => {
    const commands = [{ name: "plan", description: "Shows the plan", argument_hint: "[step]" }];
    await stage.call("agents.conversations.setCommands", { channel_id, commands });
    await using tab = await stage.enter("alice", `/client/${channel_id}`);
    const { page } = tab;
    const composer = page.getByRole("textbox", { name: /^Message #fix-the-login-page/ });
    await composer.click();
    await page.keyboard.type("/pla");
    await page.getByRole("option", { name: /\/plan \[step\]/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    const heard = await until("the command", () => stage.app.heard.find(({ command }) => command === "/plan"));
    assert.deepEqual([heard["text"], heard["channel_id"]], ["2", channel_id]);

    await page.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await page.getByRole("textbox", { name: "Message #general" }).click();
    await page.keyboard.type("/top");
    await page.getByRole("option", { name: /\/topic/ }).waitFor();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("/pla");
    await page.getByRole("option").first().waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });
});
