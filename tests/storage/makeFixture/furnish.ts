import { methods } from "../../../packages/server/src/methods/registry.ts";
import type { Actor } from "../../../packages/server/testkit/workspace.ts";
import { inputOf } from "../../flows/objects/inputs.ts";
import type { Stage } from "../../flows/objects/stage.ts";

/** Methods whose example takes away what others have made, or locks the people of the circle out of it. */
const destructive =
  /delete|remove|revoke|uninstall|deny|archive|kick|leave|close|rotate|decline|disconnect|migration|reset|cancel|convert|move|settle|rename|setRegular|expire|clear|two|invalidate|setNetwork|auth\.policy|suspend|retention|end(Snooze|Dnd)|restrict$|setOwner|setExpiration|ekm|setDefaultChannels|lockThread|stopStream|calls\.end|complete|accept|setWhoCan|quota|signIn|setDomain|export|fieldAccess/i;

/**
 * Uses a stage as busy people do: the example of every method that adds or changes something, with the first token
 * of the circle that it takes. What an example is refused for differs between versions, so only the tables that it should fill are compared.
 */
export async function furnish(stage: Stage): Promise<void> {
  const { world, circle, insider } = stage;
  await doByHand(stage);
  for (const method of [...methods.values()].filter(({ http, name }) => http === "POST" && !destructive.test(name))) {
    const arg = method.params.find(([, { object }]) => object !== undefined)?.[0] ?? "";
    const input = inputOf({ method, arg, kind: "" }, circle);
    const kinds = (["user", "bot", "config", "app"] as const).filter((kind) => method.tokens.includes(kind));
    for (const kind of kinds) {
      const answer = await world.actor(insider[kind] ?? "").asks(method.name, input);
      if (answer.ok) break;
    }
    world.clock.advance({ seconds: 1 });
    await world.platform.settle();
  }
}

/** What no example shows: odd texts, a broken thread, a conversation that was left, a call in a message. */
async function doByHand({ world, circle, insider, canary }: Stage): Promise<void> {
  const alice = world.actor(insider.user ?? "", circle["owner"]);
  const bob = world.bob;
  const channel = circle["channel"] ?? "";
  const say = (text: string, more: object = {}) => alice.asks("chat.postMessage", { channel, text, ...more });
  await say("👩‍👩‍👧 e\u0301 \u200F <https://example.com/?a=b&amp;c=d|Ünïcödé> \u0000'; drop table users; --");
  await say(`${canary} ${"long ".repeat(2000)}`);
  const parent = await say("A thread whose first message is deleted");
  await say("Its reply", { thread_ts: parent["ts"], reply_broadcast: true });
  await alice.asks("chat.delete", { channel, ts: parent["ts"] });
  await say("A call", { blocks: [{ type: "call", call_id: circle["call"] }] });
  await alice.asks("chat.postMessage", {
    channel,
    text: "Once",
    client_msg_id: "3f1c7a2e-0000-4000-a000-00000000000b",
  });
  await leaveOne(alice, bob);
  await bob.asks("dnd.setSnooze", { num_minutes: 600 });
  await alice.asks("client.dnd.override", { channel: circle["im"], ts: circle["imMessage"] });
  await alice.asks("admin.users.session.setSettings", { user_ids: [bob.id], duration: 28_800 });
}

async function leaveOne(alice: Actor, bob: Actor): Promise<void> {
  const { channel } = await alice.does("conversations.create", { name: "left-behind" });
  await alice.does("conversations.invite", { channel: channel.id, users: [bob.id] });
  await alice.does("chat.postMessage", { channel: channel.id, text: "Who is here?" });
  await bob.asks("conversations.leave", { channel: channel.id });
}
