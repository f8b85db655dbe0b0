import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../packages/server/testkit/controls.ts";
import { sendBytes } from "../../packages/server/testkit/files.ts";
import { createApp, install } from "../../packages/server/testkit/installing.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";

/** Texts that look like what tells apart who scheduled a message. */
const texts = ["Lunch?", '"appId":"A0"', "%"];

interface PostedMessage {
  readonly text: string;
  readonly files?: readonly { readonly id: string; readonly mode: string }[];
}

for (const kind of [inFile, inPostgres]) {
  describe(`scheduled messages: ${kind.name}`, { skip: kind.skip }, () => {
    async function opened(): Promise<Workspace> {
      const place = await kind.fresh();
      const world = await workspace({ ...platformOptions(place.location) });
      const close = async () => {
        await world[Symbol.asyncDispose]();
        await place[Symbol.asyncDispose]();
      };
      return { ...world, [Symbol.asyncDispose]: close };
    }

    /** Bob as a person at his client, and as two apps that may each write for him. */
    async function bobs(world: Workspace): Promise<readonly Actor[]> {
      const app = await createApp(world);
      const installed = await install(world, "bob", app, { userScope: "chat:write" });
      return [await atHome(world, world.bob), world.bob, world.actor(installed.authed_user?.access_token ?? "")];
    }

    async function schedule(world: Workspace, actor: Actor, text: string): Promise<string> {
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
      return (await actor.does("chat.scheduleMessage", { channel: world.random, post_at, text })).scheduled_message_id;
    }

    test("are listed for the app that scheduled them, or for the person in the client, and for no other app", async () => {
      await using world = await opened();
      const actors = await bobs(world);
      const expected: string[][] = [];
      for (const [at, actor] of actors.entries()) {
        expected.push([]);
        for (const text of texts) expected[at]?.push(await schedule(world, actor, text));
      }

      for (const [at, actor] of actors.entries()) {
        const listed: string[] = [];
        let cursor = "";
        do {
          const page = await actor.does("chat.scheduledMessages.list", { limit: 2, cursor });
          listed.push(...page.scheduled_messages.map(({ id }) => id));
          cursor = page.response_metadata.next_cursor ?? "";
        } while (cursor !== "");
        assert.deepEqual(listed.toSorted(), expected[at]?.toSorted());
      }
    });

    test("are deleted by the app that scheduled them, or by the person in the client, and by no other app", async () => {
      await using world = await opened();
      const actors = await bobs(world);
      for (const owner of actors) {
        const scheduled_message_id = await schedule(world, owner, "Lunch?");
        const named = { channel: world.random, scheduled_message_id };

        for (const other of actors.filter((actor) => actor !== owner)) {
          const code = await other.refused("chat.deleteScheduledMessage", named);
          assert.equal(code, "invalid_scheduled_message_id");
        }

        await owner.does("chat.deleteScheduledMessage", named);
      }
    });

    test("share their files once, and never one that is deleted at the same moment", async () => {
      await using world = await opened();
      const bob = await atHome(world, world.bob);
      const steering = steer(world.platform);
      for (let round = 1; round <= 5; round++) {
        const ids = [await sendBytes(world, bob), await sendBytes(world, bob)];
        const post_at = Math.floor(world.clock.nowMs() / 1000) + round * 60;
        const files = ids.map((id) => ({ id }));
        await bob.does("client.scheduled.create", { channel: world.random, post_at, files, text: `round ${round}` });
        const [, gone = ""] = ids;

        await Promise.all([steering.does("clock.advance", { by: "60s" }), bob.does("files.delete", { file: gone })]);

        const { messages } = await world.carol.does("conversations.history", { channel: world.random, limit: 2 });
        const [latest, before] = messages as unknown as readonly PostedMessage[];
        assert.equal(latest?.text, `round ${round}`);
        assert.notEqual(before?.text, latest?.text);
        const modes = latest?.files?.map(({ id, mode }) => `${id} ${mode}`) ?? [];
        assert.equal(modes[0], `${ids[0]} hosted`);
        assert.ok(modes.length === 1 || modes[1] === `${gone} tombstone`, modes.join());
      }
    });
  });
}
