import assert from "node:assert/strict";
import { type EventEmitter, once } from "node:events";
import { describe, test } from "node:test";
import { eventually } from "./eventually.ts";
import { requirePackage } from "./npmPackages.ts";
import { openStage, type Stage } from "./openStage.ts";

interface RtmMessage {
  readonly text: string;
  readonly channel: string;
  readonly user: string;
}

interface RtmClient extends EventEmitter {
  start(): Promise<{ readonly self: { readonly id: string } }>;
  disconnect(): Promise<void>;
  sendMessage(text: string, channel: string): Promise<{ readonly ok: boolean; readonly ts: string }>;
  addOutgoingEvent(awaitReply: false, type: string, body: object): Promise<unknown>;
  sendTyping(channel: string): Promise<void>;
  subscribePresence(userIds: readonly string[]): Promise<void>;
}

interface RtmPackage {
  readonly RTMClient: new (token: string, options: object) => RtmClient;
  readonly LogLevel: { readonly ERROR: string };
}

function connect(stage: Stage, name: string, person: string): RtmClient & AsyncDisposable {
  const { RTMClient, LogLevel } = requirePackage<RtmPackage>(name);
  const { slackApiUrl } = stage;
  const client = new RTMClient(stage.tokenOf(person), { slackApiUrl, logLevel: LogLevel.ERROR });
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.disconnect() });
}

/** `start` resolves before the socket is open. */
async function start(client: RtmClient): Promise<{ readonly id: string }> {
  const ready = once(client, "ready");
  const { self } = await client.start();
  await ready;
  return self;
}

for (const name of ["rtm-api-6", "rtm-api-7"]) {
  describe(`@slack/${name.replace(/-(\d)$/, " $1")}`, () => {
    test("connects, receives a message and replies to it", async () => {
      await using stage = await openStage();
      await using alice = connect(stage, name, "alice");
      const { channel } = stage;
      const self = await start(alice);
      const received = once(alice, "message");

      await stage.bob.chat.postMessage({ channel, text: "ping" });
      const [message] = (await received) as [RtmMessage];
      const text = `pong <@${message.user}>`;
      // The seventh version throws when it is disconnected after `sendMessage`, so this is what apps do instead.
      if (name === "rtm-api-6") await alice.sendMessage(text, message.channel);
      else await alice.addOutgoingEvent(false, "message", { text, channel: message.channel });

      const { user_id: bobId } = await stage.bob.auth.test();
      const reply = await stage.messageWith(`pong <@${bobId}>`);
      assert.deepEqual([message.text, reply.user], ["ping", self.id]);
    });

    test("sends that a person types, and receives who is present", async () => {
      await using stage = await openStage();
      await using alice = connect(stage, name, "alice");
      await using bob = connect(stage, name, "bob");
      const self = await start(alice);
      await start(bob);
      const seen: unknown[] = [];
      bob.on("presence_change", (event: unknown) => seen.push(event));

      const typing = once(bob, "user_typing");
      await alice.sendTyping(stage.channel);
      await bob.subscribePresence([self.id]);

      assert.partialDeepStrictEqual(await typing, [{ type: "user_typing", user: self.id, channel: stage.channel }]);
      await eventually("the presence of alice", async () => (seen.length > 0 ? true : undefined));
    });

    test("receives reactions, pins and memberships", async () => {
      await using stage = await openStage();
      await using alice = connect(stage, name, "alice");
      await start(alice);
      const { bob, channel } = stage;
      const types: string[] = [];
      for (const type of ["reaction_added", "pin_added", "member_left_channel"]) {
        alice.on(type, (event: { readonly type: string }) => types.push(event.type));
      }

      const { ts = "" } = await bob.chat.postMessage({ channel, text: "Lunch?" });
      await bob.reactions.add({ channel, timestamp: ts, name: "tada" });
      await bob.pins.add({ channel, timestamp: ts });
      await bob.conversations.leave({ channel });

      await eventually("all three", async () => (types.length === 3 ? true : undefined));
      assert.deepEqual(types, ["reaction_added", "pin_added", "member_left_channel"]);
    });
  });
}
