import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { sharedStoreKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

interface Pages {
  readonly history: readonly Told[];
  readonly replies: readonly Told[];
  readonly pinCount: number;
}

interface Told {
  readonly ts: string;
  readonly text: string;
  readonly reply_count?: number;
  readonly unread_count?: number;
  readonly reactions?: readonly { readonly name: string }[];
}

/** Asked for again and again, as pages have to be before anything of them is kept. */
async function readThrice(reader: Actor, channel: string, ts: string): Promise<Pages> {
  const read = async (): Promise<Pages> => {
    const history = await reader.asks("conversations.history", { channel });
    const replies = await reader.asks("conversations.replies", { channel, ts });
    return {
      history: history["messages"] as Told[],
      replies: replies["messages"] as Told[],
      pinCount: history["pin_count"] as number,
    };
  };
  const first = await read();
  assert.deepEqual(await read(), first);
  assert.deepEqual(await read(), first);
  return first;
}

for (const kind of sharedStoreKinds) {
  describe(`pages that are read again and again on ${kind.name}`, { skip: kind.skip }, () => {
    test("show every change from the moment it is acknowledged, on each of two servers", async () => {
      await using servers = await twoServers(kind);
      const { alice, random: channel } = servers.first;
      const readers = [servers.first.bob, servers.second.bob];
      const { ts } = await alice.does("chat.postMessage", { channel, text: "root" });
      const inThread = { channel, thread_ts: ts };
      await servers.first.bob.does("chat.postMessage", { ...inThread, text: "one" });
      const { ts: last } = await alice.does("chat.postMessage", { ...inThread, text: "two" });

      const after = async (change: () => Promise<unknown>, check: (pages: Pages) => void): Promise<void> => {
        for (const reader of readers) await readThrice(reader, channel, ts);
        await change();
        for (const reader of readers) check(await readThrice(reader, channel, ts));
      };

      await after(
        () => alice.does("chat.postMessage", { ...inThread, text: "three" }),
        ({ history, replies }) => {
          assert.deepEqual(textsOf(replies), ["root", "one", "two", "three"]);
          assert.equal(replies[0]?.unread_count, 2);
          assert.equal(history.find((told) => told.ts === ts)?.reply_count, 3);
        },
      );
      await after(
        () => alice.does("chat.update", { channel, ts: last, text: "two, corrected" }),
        ({ replies }) => assert.deepEqual(textsOf(replies), ["root", "one", "two, corrected", "three"]),
      );
      await after(
        () => alice.does("reactions.add", { channel, timestamp: ts, name: "tada" }),
        ({ history, replies }) => {
          assert.equal(replies[0]?.reactions?.[0]?.name, "tada");
          assert.equal(history.find((told) => told.ts === ts)?.reactions?.[0]?.name, "tada");
        },
      );
      await after(
        () => alice.does("pins.add", { channel, timestamp: ts }),
        ({ pinCount }) => assert.equal(pinCount, 1),
      );
      await after(
        () => alice.does("chat.delete", { channel, ts: last }),
        ({ replies }) => assert.deepEqual(textsOf(replies), ["root", "one", "three"]),
      );
    });

    test("are not for everybody: who is thrown out of the channel is refused at once", async () => {
      await using servers = await twoServers(kind);
      const { alice, bob } = servers.first;
      const { channel } = await alice.does("conversations.create", { name: "closed", is_private: true });
      await alice.does("conversations.invite", { channel: channel.id, users: [bob.id] });
      const { ts } = await alice.does("chat.postMessage", { channel: channel.id, text: "between us" });
      await alice.does("chat.postMessage", { channel: channel.id, text: "and only us", thread_ts: ts });
      const reader = servers.second.bob;
      await readThrice(reader, channel.id, ts);

      await alice.does("conversations.kick", { channel: channel.id, user: bob.id });

      const asked = { channel: channel.id, ts };
      assert.equal((await reader.asks("conversations.replies", asked)).error, "channel_not_found");
      assert.equal((await reader.asks("conversations.history", asked)).error, "channel_not_found");
    });
  });
}

function textsOf(messages: readonly Told[]): string[] {
  return messages.map(({ text }) => text);
}
