import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { addCall } from "../../packages/server/testkit/calls.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";

/** The names of the call in the messages of a channel. */
async function shownNames({ bot }: Workspace, channel: string): Promise<string[]> {
  const { messages } = await bot.does("conversations.history", { channel, limit: 100 });
  const posted = messages as unknown as { blocks?: { call?: { v1: { name: string } } }[] }[];
  return posted.flatMap(({ blocks = [] }) => blocks.flatMap(({ call }) => (call ? [call.v1.name] : [])));
}

for (const kind of [inFile, inPostgres]) {
  describe(`calls: ${kind.name}`, { skip: kind.skip }, () => {
    test("messages that are posted while a call changes all show it as it is in the end", async () => {
      await using place = await kind.fresh();
      await using folder = await mkdtempDisposable(join(tmpdir(), "calls-"));
      await using world = await workspace({ dataFolder: folder.path, ...platformOptions(place.location) });
      const { bot, general, random } = world;
      const id = await addCall(world);
      const blocks = [{ type: "call", call_id: id }];
      const post = (channel: string) => bot.does("chat.postMessage", { channel, text: "Join", blocks });
      const rename = (at: number) => bot.does("calls.update", { id, title: `Title ${at}` });
      const enter = (at: number) => bot.does("calls.participants.add", { id, users: [{ external_id: `g${at}` }] });

      const rounds = Array.from({ length: 8 }, (_, at) => [post(general), rename(at), post(random), enter(at)]);
      await Promise.all(rounds.flat());

      const { call } = await bot.does("calls.info", { id });
      assert.equal(call.users.length, 8);
      for (const channel of [general, random]) {
        assert.deepEqual(
          await shownNames(world, channel),
          Array.from({ length: 8 }, () => call.title),
        );
      }
    });
  });
}
