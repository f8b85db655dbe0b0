import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("assistants in the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
    const { appId: app_id, dev } = stage;
    const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
    const { features, ...rest } = manifest as { readonly features: object };
    const assistant_view = {
      assistant_description: "Knows what is for lunch.",
      suggested_prompts: [{ title: "Today", message: "What is for lunch today?" }],
    };
    const changed = { ...rest, features: { ...features, assistant_view } };
    await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  test("a button begins a thread, which suggests what to say and takes the title that the app gives it", async () => {
    const general = stage.dev.channels["general"] ?? "";
    await using tab = await stage.enter("alice", `/client/${general}`);
    const { page } = tab;
    await page.getByRole("textbox", { name: "Message #general" }).waitFor();
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    await press(page, page.getByRole("button", { name: "New thread with Dev App" }));
    const thread = page.getByRole("complementary", { name: "Thread" });
    await hasFocus(page, thread.getByRole("textbox", { name: "Reply" }));
    const suggested = thread.getByRole("button", { name: "Today" });
    await suggested.waitFor();
    await expectAccessible(page, "a new thread with an assistant");

    await suggested.click();
    await thread.getByText("What is for lunch today?").waitFor();
    await suggested.waitFor({ state: "detached" });
    const { db } = stage.platform.store;
    const started = await until("the app receives the thread", () =>
      db.selectFrom("outbox").select("payload").where("type", "=", "assistant_thread_started").executeTakeFirst(),
    );
    const { assistant_thread: told } = JSON.parse(started.payload) as {
      assistant_thread: { channel_id: string; thread_ts: string; context: { channel_id: string } };
    };
    assert.equal(told.context.channel_id, general);
    const named = { channel_id: told.channel_id, thread_ts: told.thread_ts };
    await stage.call("assistant.threads.setTitle", { ...named, title: "Lunch" });
    await thread.getByRole("heading", { name: /^Lunch/ }).waitFor();
    // From the conversation with the app a next one is begun.
    await page.getByRole("button", { name: "New thread with Dev App" }).click();
    await thread.getByRole("heading", { name: /^Thread/ }).waitFor();
    await suggested.waitFor();
    assert.deepEqual(tab.faults, []);
  });
});
