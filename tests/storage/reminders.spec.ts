import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { nobody } from "@platform/server/domain/caller.ts";
import { postDueReminders } from "@platform/server/domain/reminders/postDueReminders.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`reminders: ${kind.name}`, { skip: kind.skip }, () => {
    test("are posted once by servers that poll at the same time, and survive a restart", async () => {
      await using place = await kind.fresh();
      // The folder has the server key, which a restarted server needs on PostgreSQL, too.
      await using folder = await mkdtempDisposable(join(tmpdir(), "reminders-"));
      const options = { dataFolder: folder.path, ...platformOptions(place.location) };
      const first = await workspace(options);
      await first.bob.does("reminders.add", { text: "send invoice", time: "in 20 minutes" });
      await first.platform.stop();

      await using world = await workspace(options);
      const context = { caller: nobody, nowMs: world.clock.nowMs() + 30 * 60_000 };
      const polls = Array.from({ length: 8 }, () => world.platform.store.write(postDueReminders, context, {}));
      await Promise.all(polls);

      const { channel } = await world.bob.does("conversations.open", { users: [slackbotId] });
      const { messages } = await world.bob.does("conversations.history", { channel: channel.id });
      assert.deepEqual(
        messages.map(({ text }) => text),
        ["Reminder: send invoice"],
      );
    });

    test("fire exactly once with two servers, personal, recurring and in a channel", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const due = Array.from({ length: 6 }, (_, at) => `task ${at}`);
      for (const [at, text] of due.entries()) {
        const { bob } = at % 2 === 0 ? first : second;
        await bob.does("reminders.add", { text, time: "in 20 minutes" });
      }
      await first.bob.does("reminders.add", { text: "stand up", time: "every day at 12:00" });
      await second.bob.does("reminders.add", { text: "lunch", time: "in 30 minutes", channel: first.random });

      for (const { clock } of [first, second]) clock.advance({ hours: 24 });
      await Promise.all([first.platform.settle(), second.platform.settle()]);
      for (const { clock } of [first, second]) clock.advance({ hours: 24 });
      await Promise.all([first.platform.settle(), second.platform.settle()]);

      const { channel } = await second.bob.does("conversations.open", { users: [slackbotId] });
      assert.deepEqual(await textsIn(second, channel.id), [
        "Reminder: stand up",
        "Reminder: stand up",
        ...due.map((text) => `Reminder: ${text}`),
      ]);
      assert.deepEqual(
        (await textsIn(first, first.random)).filter((text) => text.startsWith("Reminder")),
        ["Reminder: lunch"],
      );
    });
  });
}

async function textsIn({ bob }: Workspace, channel: string): Promise<string[]> {
  const { messages } = await bob.does("conversations.history", { channel });
  return messages.map(({ text }) => text ?? "").toSorted();
}
