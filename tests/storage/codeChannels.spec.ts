import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels, openCodeChannel, secondAgent } from "../../packages/server/testkit/codeChannels.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`code channels, two servers: ${kind.name}`, { skip: kind.skip }, () => {
    test("several calls for one session create one channel", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await enableCodeChannels(first);
      const bots = [first.bot, second.bot, first.bot, second.bot];

      const created = await Promise.all(
        bots.map((bot) => bot.does("agents.conversations.create", { session_id: "run-1", name: "Run" })),
      );

      assert.equal(new Set(created.map(({ channel_id }) => channel_id)).size, 1);
      const { channels } = await first.alice.does("conversations.list", {});
      assert.equal(channels.filter(({ name }) => name?.startsWith("run")).length, 1);
    });

    test("every call for one view counts, and none makes another view", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { channel_id } = await openCodeChannel(first);
      const bots = [first.bot, second.bot, first.bot, second.bot];

      const set = await Promise.all(
        bots.map((bot, at) =>
          bot.does("agents.conversations.setView", { channel_id, view_key: "a.html", content: `<p>${at}</p>` }),
        ),
      );

      assert.deepEqual(set.map(({ content_version }) => content_version).toSorted(), [1, 2, 3, 4]);
      assert.equal(new Set(set.map(({ view_id }) => view_id)).size, 1);
      const { views } = await first.bot.does("agents.conversations.listViews", { channel_id });
      assert.equal(views.length, 1);
    });

    test("two agents of one moment do not exceed the limit of commands together", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { channel_id } = await openCodeChannel(first);
      const other = await secondAgent(first, channel_id);
      const named = (prefix: string) => Array.from({ length: 6 }, (_, at) => ({ name: `${prefix}${at}` }));
      const set = "agents.conversations.setCommands";

      const answers = await Promise.all([
        second.bot.asks(set, { channel_id, commands: named("a") }),
        other.asks(set, { channel_id, commands: named("b") }),
      ]);

      assert.deepEqual(answers.map(({ ok }) => ok).toSorted(), [false, true]);
      assert.ok(answers.some(({ error }) => error === "too_many_commands"));
    });
  });
}
