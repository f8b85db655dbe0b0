import { selectUsersById } from "../../storage/queries/users.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { channelEntity } from "./entities.ts";
import { noteAction } from "./noteAction.ts";

type Channel = Pick<ChannelRow, "id" | "team_id" | "kind" | "name" | "sharing">;

/** Entries for people who really joined or left a channel; one insert for a person who does so alone. */
export async function noteMembership(
  ctx: WriteContext,
  channel: Channel,
  change: "join" | "leave",
  userIds: readonly string[],
): Promise<void> {
  if (channel.kind !== "public" && channel.kind !== "private") return;
  const { caller } = ctx;
  const others = userIds.filter((id) => id !== caller.userId);
  const people = others.length === 0 ? [] : await selectUsersById(ctx.db, channel.team_id, others);
  const guests = new Set(people.filter((user) => isGuest(user)).map(({ id }) => id));
  if (isGuest(caller)) guests.add(caller.userId);
  for (const user of userIds) {
    await noteAction(ctx, {
      action: `${guests.has(user) ? "guest" : "user"}_channel_${change}`,
      entity: channelEntity(channel),
      teamId: channel.team_id,
      ...(user !== caller.userId && { details: { user } }),
    });
  }
}

/** The entry for a change of the channel itself. */
export async function noteChannel(
  ctx: WriteContext,
  channel: Channel,
  change: "created" | "archive" | "unarchive",
): Promise<void> {
  const privacy = channel.kind === "public" ? "public" : "private";
  await noteAction(ctx, {
    action: `${privacy}_channel_${change}`,
    entity: channelEntity(channel),
    teamId: channel.team_id,
  });
}
