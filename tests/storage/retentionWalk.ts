import assert from "node:assert/strict";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { retainChannel } from "../../packages/server/testkit/retention.ts";
import type { Actor, Workspace } from "../../packages/server/testkit/workspace.ts";
import { RetentionModel } from "./retentionModel.ts";

/** The same numbers on every store: a store that differs from the model differs from the others. */
class Dice {
  #state = 29;
  below(count: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }
}

export interface Walk {
  readonly world: Workspace;
  readonly dice: Dice;
  readonly model: RetentionModel;
  /** Channels that stay. */
  readonly rooms: readonly string[];
  /** Channels that bulk actions archive and delete. */
  readonly spares: string[];
  readonly dm: string;
  /** What must have happened by the end, or the walk proves nothing. */
  readonly counted: { deleted: number; preserved: number; refused: number; heldRooms: number; deletedRooms: number };
}

export async function beginWalk(world: Workspace): Promise<Walk> {
  const rooms = [await makeChannel(world.alice, "one"), await makeChannel(world.alice, "two", true)];
  const dm = await openDm(world, world.bob, world.carol);
  // The run of the first day is over before anything happens.
  await retainChannel(world, await makeChannel(world.alice, "empty"), 1);
  await world.platform.settle();
  const model = new RetentionModel(dm);
  for (const room of rooms) model.join(room, world.alice.id);
  for (const person of [world.bob, world.carol]) model.join(dm, person.id);
  const counted = { deleted: 0, preserved: 0, refused: 0, heldRooms: 0, deletedRooms: 0 };
  return { world, dice: new Dice(), model, rooms, spares: [], dm, counted };
}

export const peopleOf = ({ world }: Walk): readonly Actor[] => [world.alice, world.bob, world.carol];

/** Every room that there ever was: a deleted one must be empty. */
export async function compareWithModel({ world, model, counted }: Walk, when: string): Promise<void> {
  const { db } = world.platform.store;
  const shown = await db
    .selectFrom("messages")
    .innerJoin("channels", "channels.key", "messages.channel_key")
    .select(["channels.id", "messages.body"])
    .where("channels.id", "in", [...model.rooms])
    .where("messages.subtype", "is", null)
    .execute();
  const held = await db
    .selectFrom("held_revisions")
    .select(["channel_id", "change", "body"])
    .where("channel_id", "in", [...model.rooms])
    .where("body", "not like", '%"subtype"%')
    .execute();
  const textOf = (body: string): string => (JSON.parse(body) as { text: string }).text;
  const { messages, revisions } = model;
  assert.deepEqual(
    shown.map(({ id, body }) => `${id} ${textOf(body)}`).toSorted(),
    messages.map(({ room, text }) => `${room} ${text}`).toSorted(),
    `messages at ${when}`,
  );
  assert.deepEqual(
    held.map(({ channel_id, change, body }) => `${channel_id} ${change} ${textOf(body)}`).toSorted(),
    revisions.map(({ message, change, text }) => `${message.room} ${change} ${text}`).toSorted(),
    `revisions at ${when}`,
  );
  counted.preserved += revisions.length;
}
