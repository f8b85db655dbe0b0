import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planDeliveries } from "@platform/server/domain/deliveries/planDeliveries.ts";
import type { OutboxPosition } from "@platform/server/domain/events/readEvents.ts";
import { planFirings } from "@platform/server/domain/triggers/planFirings.ts";
import { membershipChangesSql } from "@platform/server/storage/queries/outbox.ts";
import { sql } from "kysely";
import { secretsOf, systemIds } from "@platform/server/ports/ports.ts";
import { eventsAfter, outboxEnd } from "../../packages/server/testkit/outbox.ts";
import { Receiver, subscribe } from "../../packages/server/testkit/receiving.ts";
import { makeTrigger } from "../../packages/server/testkit/triggers.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { plantEvents } from "./plantEvents.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const subscribed = ["message.channels", "message.groups", "reaction_added", "member_left_channel", "channel_left"];

interface Scene {
  readonly world: Workspace;
  readonly bot: string;
  readonly channel: string;
  post(text: string): Promise<{ ts: string }>;
  kick(): Promise<unknown>;
  invite(): Promise<unknown>;
}

/** A channel of Alice's that Carol and the app's bot are in. */
async function channelWithBot(world: Workspace, isPrivate: boolean): Promise<Scene> {
  const { alice, carol } = world;
  const { user_id: bot } = await world.bot.does("auth.test", {});
  const { channel } = await alice.does("conversations.create", { name: "plans", is_private: isPrivate });
  await alice.does("conversations.invite", { channel: channel.id, users: [carol.id, bot] });
  return {
    world,
    bot,
    channel: channel.id,
    post: (text) => alice.does("chat.postMessage", { channel: channel.id, text }),
    kick: () => alice.does("conversations.kick", { channel: channel.id, user: bot }),
    invite: () => alice.does("conversations.invite", { channel: channel.id, users: [bot] }),
  };
}

/** What the app is sent of all that happened since, when nothing of it was looked at before. */
async function sentToApp({ platform }: Workspace, since: OutboxPosition): Promise<string[]> {
  const tools = { secrets: secretsOf("0".repeat(64)), ids: systemIds, present: ({ json }: { json: string }) => json };
  const { deliveries } = await planDeliveries(platform.store.db, tools, since);
  return deliveries.map(({ envelope }) => labelOf((JSON.parse(envelope) as { event: Told }).event));
}

/** What a socket of the bot is sent. */
async function sentToSocket(world: Workspace, since: OutboxPosition, userId: string): Promise<string[]> {
  const events = await eventsAfter(world, since);
  return events
    .filter(({ userIds }) => userIds?.includes(userId))
    .map(({ payload }) => labelOf(payload as unknown as Told));
}

interface Told {
  readonly type: string;
  readonly subtype?: string;
  readonly text?: string;
}

const labelOf = ({ type, subtype, text }: Told): string =>
  type === "message" && subtype === undefined ? String(text) : (subtype ?? type);

for (const kind of storeKinds) {
  describe(
    `an event is for the members of the moment when it was written, on ${kind.name}`,
    { skip: kind.skip },
    () => {
      for (const isPrivate of [false, true]) {
        const where = isPrivate ? "private" : "public";
        const left = isPrivate ? "group_left" : "channel_left";
        test(`so it reaches a bot that was removed since, and nothing later does: ${where}`, async () => {
          await using place = await kind.fresh();
          await using world = await workspace(platformOptions(place.location));
          await using receiver = await Receiver.start();
          await subscribe(world, receiver, subscribed);
          const scene = await channelWithBot(world, isPrivate);
          const since = await outboxEnd(world);

          const { ts } = await scene.post("before");
          await world.carol.does("reactions.add", { channel: scene.channel, timestamp: ts, name: "tada" });
          await scene.kick();
          await scene.post("after");

          const heard = ["before", "reaction_added"];
          assert.deepEqual(await sentToApp(world, since), isPrivate ? heard : [...heard, left]);
          assert.deepEqual(await sentToSocket(world, since, scene.bot), [...heard, left]);
        });
      }

      test("so what was written while the bot was away stays away from it, also when it came back and left again", async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        await using receiver = await Receiver.start();
        await subscribe(world, receiver, ["message.groups"]);
        const scene = await channelWithBot(world, true);
        const since = await outboxEnd(world);

        await scene.post("first");
        await scene.kick();
        await scene.post("away");
        await scene.invite();
        await scene.post("second");
        await scene.kick();
        await scene.post("after");

        const isSpoken = (text: string) => ["first", "away", "second", "after"].includes(text);
        assert.deepEqual((await sentToApp(world, since)).filter(isSpoken), ["first", "second"]);
        assert.deepEqual((await sentToSocket(world, since, scene.bot)).filter(isSpoken), ["first", "second"]);
      });

      test("so it starts the workflows of a bot that was removed since", async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        const scene = await channelWithBot(world, true);
        const filter = { root: { statement: "{{data.text}} != ''" } };
        const event = { event_type: "slack#/events/message_posted", channel_ids: [scene.channel], filter };
        const { id } = await makeTrigger(world, { type: "event", event });
        const since = await outboxEnd(world);

        await scene.post("before");
        await scene.kick();
        await scene.post("after");

        const { found } = await planFirings(world.platform.store.db, since);
        assert.deepEqual(
          found.map(({ triggerId, data }) => [triggerId, data["text"]]),
          [[id, "before"]],
        );
      });

      test("also of a channel that nobody is in any more", async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        await using receiver = await Receiver.start();
        await subscribe(world, receiver, ["message.channels"]);
        const { alice, bot } = world;
        const { channel } = await alice.does("conversations.create", { name: "short" });
        await bot.does("conversations.join", { channel: channel.id });
        const since = await outboxEnd(world);

        await alice.does("chat.postMessage", { channel: channel.id, text: "before" });
        await alice.does("conversations.leave", { channel: channel.id });
        await bot.does("conversations.leave", { channel: channel.id });

        assert.deepEqual(await sentToApp(world, since), ["before", "channel_leave"]);
      });

      test("is read by an index, however many other events the outbox holds", async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        const { db, dialect } = world.platform.store;
        if (dialect === "postgres") await plantEvents(db);

        const how = dialect === "postgres" ? "explain" : "explain query plan";
        const statement = membershipChangesSql.replace("$1", "5");
        const { rows } = await sql.raw(`${how} ${statement}`).execute(db);

        assert.match(JSON.stringify(rows), /outbox_membership/);
      });
    },
  );
}
