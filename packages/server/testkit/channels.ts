import type { SeedDocument } from "../src/seed/document.ts";
import { readDevSeed } from "../src/seed/readDevSeed.ts";
import { personOf, teamsOf } from "./admins.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** A channel of the actor's own; tells its id. */
export async function makeChannel(actor: Actor, name: string, isPrivate = false): Promise<string> {
  const { channel } = await actor.does("conversations.create", { name, is_private: isPrivate });
  return channel.id;
}

/** A private channel of the first one, with the others in it. */
export async function makePrivate(world: Workspace, name: string, ...others: readonly Actor[]): Promise<string> {
  const id = await makeChannel(world.alice, name, true);
  if (others.length > 0)
    await world.alice.does("conversations.invite", { channel: id, users: others.map((one) => one.id) });
  return id;
}

/** The id of a bot of the first workspace. */
export async function botIdOf(actor: Actor): Promise<string> {
  return (await actor.does("auth.test", {})).user_id ?? "";
}

/** The events of a kind since the world began, as apps and clients receive them. */
export async function eventsOf(world: Workspace, type: string) {
  const rows = await world.platform.store.db
    .selectFrom("outbox")
    .select(["audience", "user_id", "channel_id", "payload"])
    .where("type", "=", type)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    audience: row.audience,
    userId: row.user_id,
    channelId: row.channel_id,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
  }));
}

/** The newest message of a channel, as a member reads it. */
export async function newestIn(actor: Actor, channel: string): Promise<Record<string, unknown>> {
  const { messages } = await actor.does("conversations.history", { channel, limit: 1 });
  return { ...messages[0] };
}

/** The dev seed with Gil, a guest of the one channel `lobby`, where only Alice is besides. */
export function seedWithGil(): SeedDocument {
  const [first, ...others] = readDevSeed().workspaces;
  if (!first) throw new Error("the dev seed has no workspace");
  const users = [...first.users, { name: "gil", role: "single_channel_guest" as const }];
  const everybody = first.users.map((user) => user.name);
  const channels = (first.channels ?? []).map((channel) =>
    channel.members === undefined && channel.general ? { ...channel, members: everybody } : channel,
  );
  const lobby = { name: "lobby", members: ["alice", "gil"] };
  return { ...readDevSeed(), workspaces: [{ ...first, users, channels: [...channels, lobby] }, ...others] };
}

export function gilIn(world: Workspace): { gil: Actor; lobby: string } {
  return { gil: personOf(world, "gil"), lobby: world.dev.channels["lobby"] ?? "" };
}

export async function deactivate(world: Workspace, person: Actor): Promise<void> {
  await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: person.id });
}
