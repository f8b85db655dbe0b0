import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels } from "../../packages/server/testkit/codeChannels.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const name = "launch";

/** The ways to a name, each with what it needs to have done before. */
const entrances: Readonly<Record<string, (world: Workspace) => Promise<() => Promise<{ readonly error?: string }>>>> = {
  "conversations.create":
    async ({ bot }) =>
    () =>
      bot.asks("conversations.create", { name }),
  "conversations.rename": async ({ alice }) => {
    const { channel } = await alice.does("conversations.create", { name: `other-${crypto.randomUUID().slice(0, 8)}` });
    return () => alice.asks("conversations.rename", { channel: channel.id, name });
  },
  "agents.conversations.create":
    async ({ bot }) =>
    () =>
      bot.asks("agents.conversations.create", { name }),
};

for (const kind of [inFile, inPostgres]) {
  describe(`the name of a channel, two servers: ${kind.name}`, { skip: kind.skip }, () => {
    for (const [at, [one, prepareOne]] of Object.entries(entrances).entries()) {
      for (const [other, prepareOther] of Object.entries(entrances).slice(at)) {
        test(`is given once by ${one} and ${other}`, async () => {
          await using servers = await twoServers(kind);
          const { first, second } = servers;
          await enableCodeChannels(first);
          const calls = [
            await prepareOne(first),
            await prepareOther(second),
            await prepareOne(second),
            await prepareOther(first),
          ];

          const answers = await Promise.all(calls.map((call) => call()));

          const refused = answers.flatMap(({ error }) => error ?? []);
          assert.deepEqual(new Set([...refused, "name_taken"]), new Set(["name_taken"]));
          const { channels } = await first.alice.does("conversations.list", { limit: 1000 });
          const names = channels.map((channel) => channel.name);
          assert.equal(names.filter((given) => given === name).length, 1);
          assert.equal(new Set(names).size, names.length);
        });
      }
    }
  });
}
