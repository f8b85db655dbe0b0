import type { Actor, Workspace } from "./workspace.ts";

/** How a method that attaches something to a message is asked to. */
export interface AttachedTo {
  readonly channel?: string;
  readonly timestamp?: string;
}

/** A message of Alice's in #random. */
export async function messageIn(world: Workspace, channel = world.random, text = "hello"): Promise<string> {
  return (await world.alice.does("chat.postMessage", { channel, text })).ts;
}

/** How each refusal of naming a message comes about, for `refuses` in the spec of every method that takes one. */
export function namingRefusals(
  ask: (actor: Actor, item: AttachedTo) => Promise<string>,
): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  return {
    channel_not_found: async (world) =>
      ask(world.carol, { channel: world.secret, timestamp: await messageIn(world, world.secret) }),
    bad_timestamp: (world) => ask(world.bob, { channel: world.random, timestamp: "yesterday" }),
    message_not_found: (world) => ask(world.bob, { channel: world.random, timestamp: "1700000000.000100" }),
    no_item_specified: (world) => ask(world.bob, { channel: world.random }),
  };
}

/** Bob leaves #random, which he still sees. */
export async function leaveRandom(world: Workspace): Promise<Actor> {
  await world.bob.does("conversations.leave", { channel: world.random });
  return world.bob;
}

/** #random is archived. */
export async function archiveRandom(world: Workspace): Promise<void> {
  await world.alice.does("conversations.archive", { channel: world.random });
}
