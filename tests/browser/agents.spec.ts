import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const events = ["agent_session_stopped", "agent_session_title_changed", "app_context_changed", "app_home_opened"];

describe("agents in the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
    const { appId: app_id, dev } = stage;
    const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
    const { features, settings, ...rest } = manifest as {
      readonly features: object;
      readonly settings: { readonly event_subscriptions: { readonly bot_events: readonly string[] } };
    };
    const agent_view = {
      agent_description: "Knows what is for lunch.",
      suggested_prompts: [{ title: "Today", message: "What is for lunch today?" }],
    };
    const subscribed = { ...settings.event_subscriptions };
    const event_subscriptions = { ...subscribed, bot_events: [...new Set([...subscribed.bot_events, ...events])] };
    const changed = { ...rest, features: { ...features, agent_view }, settings: { ...settings, event_subscriptions } };
    await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  async function emitted(type: string): Promise<Record<string, unknown>> {
    const { db } = stage.platform.store;
    const row = await until(`the app receives ${type}`, () =>
      db.selectFrom("outbox").select("payload").where("type", "=", type).orderBy("id", "desc").executeTakeFirst(),
    );
    return JSON.parse(row.payload) as Record<string, unknown>;
  }

  test("a session goes from its first word to its end, and is renamed and found by keyboard", async () => {
    const bot = await stage.call("auth.test", {});
    const opened = await stage.call("conversations.open", { users: bot["user_id"] }, stage.tokenOf("alice"));
    const dm = (opened["channel"] as { id: string }).id;
    await using tab = await stage.enter("alice", `/client/${dm}`);
    const { page } = tab;
    await press(page, page.getByRole("button", { name: "Today" }));
    const thread = page.getByRole("complementary", { name: "Thread" });
    await thread.getByText("What is for lunch today?").first().waitFor();
    assert.equal((await emitted("app_home_opened"))["tab"], "messages");
    const ts = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const named = { channel_id: dm, thread_ts: ts };

    const loading_messages = ["Asking the cook", "Reading the menu"];
    await stage.call("assistant.threads.setStatus", { ...named, status: "is thinking...", loading_messages });
    const session = thread.getByRole("region", { name: "Agent session" });
    await session.getByText("Working").waitFor();
    await session.getByText("Asking the cook").waitFor();
    await expectAccessible(page, "an agent at work");
    await expectNarrow(page, "an agent at work");
    await look(page, "agent-session");

    await press(page, session.getByRole("button", { name: /^Rename/ }));
    await hasFocus(page, session.getByRole("textbox", { name: "Title of the session" }));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Lunch");
    await page.keyboard.press("Enter");
    await hasFocus(page, session.getByRole("button", { name: "Rename “Lunch”" }));
    assert.equal((await emitted("agent_session_title_changed"))["title"], "Lunch");

    await press(page, session.getByRole("button", { name: "Stop agent" }));
    const stopped = await emitted("agent_session_stopped");
    assert.deepEqual([stopped["thread_ts"], stopped["streaming_message_ts"]], [ts, []]);
    await stage.call("agents.sessions.setStatus", { ...named, status: "active" });
    await session.getByText("Ready").waitFor();

    await page.goto(`${stage.url}/client/sessions`);
    await page.getByRole("searchbox", { name: "Find sessions" }).fill("lun");
    await page.getByRole("link", { name: "Lunch" }).waitFor();
    await expectAccessible(page, "the list of sessions");
    await expectNarrow(page, "the list of sessions");
    await look(page, "agent-sessions");
    await press(page, page.getByRole("button", { name: "Pin “Lunch”" }));
    await page.getByRole("button", { name: "Unpin “Lunch”" }).waitFor();
    await press(page, page.getByRole("button", { name: "Archive “Lunch”" }));
    await page.getByRole("link", { name: "Lunch" }).waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Archived" }).click();
    await page.getByRole("link", { name: "Lunch" }).click();
    await session.getByText("Ready").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("another person in the channel sees the agent at work and stops it", async () => {
    const channel = stage.dev.channels["random"] ?? "";
    const asked = await stage.call("chat.postMessage", { channel, text: "Who cooks?" }, stage.tokenOf("alice"));
    const ts = asked["ts"] as string;
    const answering = { channel, thread_ts: ts, recipient_user_id: stage.userId("alice") };
    const started = await stage.call("chat.startStream", {
      ...answering,
      recipient_team_id: stage.dev.teams[0]?.id,
      markdown_text: "First I ask the cook",
    });
    await using first = await stage.enter("alice", `/client/${channel}/thread/${ts}`);
    await using second = await stage.enter("bob", `/client/${channel}/thread/${ts}`);
    const sessionOf = (page: typeof first.page) => page.getByRole("region", { name: "Agent session" });
    await sessionOf(first.page).getByText("Working").waitFor();

    await press(second.page, sessionOf(second.page).getByRole("button", { name: "Stop agent" }));

    const stopped = await emitted("agent_session_stopped");
    assert.deepEqual(stopped["user"], stage.userId("bob"));
    assert.deepEqual(stopped["streaming_message_ts"], [started["ts"]]);
    await stage.call("agents.sessions.setStatus", { channel_id: channel, thread_ts: ts, status: "closed" });
    for (const { page } of [first, second]) await sessionOf(page).getByText("Closed").waitFor();
    assert.deepEqual([...first.faults, ...second.faults], []);
  });
});
