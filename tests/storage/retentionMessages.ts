import { passDays, postText } from "../../packages/server/testkit/retention.ts";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import type { ModelMessage } from "./retentionModel.ts";
import { peopleOf, type Walk } from "./retentionWalk.ts";

/** A person, and a conversation in which they can post. */
function pickPlace(walk: Walk): { actor: Actor; room: string } | undefined {
  const { dice, model, rooms, spares, dm } = walk;
  const room = dice.pick([...rooms, ...spares, dm]) ?? dm;
  const actor = dice.pick(peopleOf(walk).filter(({ id }) => model.isIn(room, id)));
  return actor && !model.archived.has(room) ? { actor, room } : undefined;
}

async function write({ dice, model }: Walk, actor: Actor, room: string, root?: string): Promise<void> {
  const text = `text ${dice.below(1_000_000)}`;
  const ts = await postText(actor, room, text, root);
  model.post({ room, author: actor.id, ts, root, text });
}

export async function post(walk: Walk): Promise<void> {
  const place = pickPlace(walk);
  if (place) await write(walk, place.actor, place.room);
}

export async function reply(walk: Walk): Promise<void> {
  const place = pickPlace(walk);
  const roots = walk.model.messages.filter(({ room, root }) => room === place?.room && root === undefined);
  const root = walk.dice.pick(roots);
  if (place && root) await write(walk, place.actor, place.room, root.ts);
}

/** A message of a person who is still in its room. */
function pickOwn(walk: Walk): { actor: Actor; message: ModelMessage } | undefined {
  const { dice, model } = walk;
  const message = dice.pick(model.messages.filter(({ room }) => !model.archived.has(room)));
  const actor = peopleOf(walk).find(({ id }) => id === message?.author);
  return message && actor && model.isIn(message.room, actor.id) ? { actor, message } : undefined;
}

export async function edit(walk: Walk): Promise<void> {
  const own = pickOwn(walk);
  if (!own) return;
  const text = `edit ${walk.dice.below(1_000_000)}`;
  await own.actor.does("chat.update", { channel: own.message.room, ts: own.message.ts, text });
  walk.model.edit(own.message, text);
}

export async function remove(walk: Walk): Promise<void> {
  const own = pickOwn(walk);
  if (!own) return;
  await own.actor.does("chat.delete", { channel: own.message.room, ts: own.message.ts });
  walk.model.delete(own.message);
  walk.counted.deleted++;
}

/** Bob or Carol leaves a channel, or Alice, who made it, invites them. */
export async function move({ world, dice, model, rooms, spares }: Walk): Promise<void> {
  const { alice, bob, carol } = world;
  const channel = dice.pick([...rooms, ...spares]) ?? "";
  const person = dice.pick([bob, carol]) ?? bob;
  if (model.archived.has(channel)) return;
  if (model.isIn(channel, person.id)) {
    await person.does("conversations.leave", { channel });
    model.leave(channel, person.id);
  } else {
    await alice.does("conversations.invite", { channel, users: [person.id] });
    model.join(channel, person.id);
  }
}

export async function pass({ world, dice, model }: Walk): Promise<void> {
  const days = 1 + dice.below(2);
  await passDays(world, days);
  model.passDays(days);
}
