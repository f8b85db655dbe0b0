import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { LogLevel, WebClient } from "@slack/web-api";
import { requirePackage } from "./npmPackages.ts";
import { openStage, type Stage } from "./openStage.ts";

interface WebApiPackage {
  readonly WebClient: typeof WebClient;
  readonly LogLevel: typeof LogLevel;
}

function clientOf({ slackApiUrl, tokenOf }: Stage, name: string, person = "alice"): WebClient {
  const { WebClient: Client, LogLevel: Level } = requirePackage<WebApiPackage>(name);
  return new Client(tokenOf(person), { slackApiUrl, logLevel: Level.ERROR, retryConfig: { retries: 0 } });
}

for (const name of ["web-api-6", "web-api-7"]) {
  describe(`@slack/${name.replace(/-(\d)$/, " $1")}`, () => {
    test("posts, updates, threads and deletes", async () => {
      await using stage = await openStage();
      const alice = clientOf(stage, name);
      const { channel } = stage;

      const { ts = "" } = await alice.chat.postMessage({ channel, text: "Lunch?" });
      await alice.chat.postMessage({ channel, thread_ts: ts, text: "Soup" });
      await alice.chat.update({ channel, ts, text: "Dinner?" });
      const { messages = [] } = await alice.conversations.replies({ channel, ts });
      await alice.chat.delete({ channel, ts: messages[1]?.ts ?? "" });

      assert.deepEqual(
        messages.map(({ text }) => text),
        ["Dinner?", "Soup"],
      );
    });

    test("walks a listing page by page", async () => {
      await using stage = await openStage();
      const alice = clientOf(stage, name);
      const names: string[] = [];

      for await (const page of alice.paginate("conversations.list", { limit: 1 })) {
        const { channels } = page as unknown as { channels: { name: string }[] };
        names.push(...channels.map((channel) => channel.name));
      }

      assert.ok(names.length > 1);
      assert.equal(new Set(names).size, names.length);
    });

    test("uploads a file in the steps of filesUploadV2, and finds it in the channel", async () => {
      await using stage = await openStage();
      const alice = clientOf(stage, name);
      const { channel } = stage;

      await alice.filesUploadV2({
        channel_id: channel,
        filename: "menu.txt",
        content: "Soup",
        initial_comment: "Menu",
      });

      const { files } = await stage.messageWith("Menu");
      assert.equal(files?.[0]?.name, "menu.txt");
    });

    test("uses groups, saved items, reminders and do not disturb", async () => {
      await using stage = await openStage();
      const alice = clientOf(stage, name);
      const { channel, bob } = stage;
      const { user_id: bobId = "" } = await bob.auth.test();

      const { usergroup } = await alice.usergroups.create({ name: "Cooks", handle: "cooks" });
      await alice.usergroups.users.update({ usergroup: usergroup?.id ?? "", users: bobId });
      const members = await alice.usergroups.users.list({ usergroup: usergroup?.id ?? "" });
      await alice.apiCall("stars.add", { channel });
      const saved = (await alice.apiCall("stars.list", {})) as unknown as { items: { channel: string }[] };
      await alice.reminders.add({ text: "eat", time: "in 5 minutes" });
      const { reminders = [] } = (await alice.reminders.list()) as { reminders?: { text?: string }[] };
      const { snooze_enabled } = await alice.dnd.setSnooze({ num_minutes: 20 });

      assert.deepEqual(members.users, [bobId]);
      assert.ok(saved.items.some((item) => item.channel === channel));
      assert.equal(reminders[0]?.text, "eat");
      assert.equal(snooze_enabled, true);
    });

    test("throws a refusal as the error that apps test for", async () => {
      await using stage = await openStage();
      const alice = clientOf(stage, name);

      const refused = alice.chat.postMessage({ channel: "C00000000", text: "Lost" });

      await assert.rejects(refused, (error: { code?: string; data?: { error?: string } }) => {
        assert.deepEqual([error.code, error.data?.error], ["slack_webapi_platform_error", "channel_not_found"]);
        return true;
      });
    });
  });
}
