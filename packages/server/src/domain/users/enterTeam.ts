import { selectDefaultChannels } from "../../storage/queries/defaultChannels.ts";
import { insertMembership } from "../../storage/queries/memberships.ts";
import { selectUser, updateUser } from "../../storage/queries/users.ts";
import type { Role, UserRow } from "../../storage/tables/memberships.ts";
import { isGuest } from "../caller.ts";
import { addMembers } from "../channels/addMembers.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";
import { recountMemberships } from "./countMemberships.ts";
import { emitUserEvents } from "./emitUserEvents.ts";
import { freeHandle } from "./freeHandle.ts";

export interface Entry {
  readonly teamId: string;
  readonly role: Role;
  /** Channels to join besides the default ones. */
  readonly channels?: readonly ChannelRow[];
  /** Who adds the person; nobody where people join by themselves. */
  readonly inviterId?: string;
}

/**
 * Makes an account a member of a further workspace, or lets it return to one. `users` is the account in all workspaces
 * that it belongs or belonged to. Members join the default channels, guests only the named ones.
 */
export async function enterTeam(ctx: WriteContext, users: readonly UserRow[], entry: Entry): Promise<UserRow> {
  const user = await join(ctx, users, entry);
  await emitUserEvents(ctx, user, ["team_join"]);
  const defaults = isGuest(entry) ? [] : await selectDefaultChannels(ctx.db, entry.teamId);
  const joined = new Map([...defaults, ...(entry.channels ?? [])].map((channel) => [channel.key, channel]));
  for (const channel of joined.values()) await addMembers(ctx, channel, [user.id], entry.inviterId);
  return user;
}

async function join(ctx: WriteContext, users: readonly UserRow[], { teamId, role }: Entry): Promise<UserRow> {
  const former = users.find(({ team_id }) => team_id === teamId);
  const [home] = users;
  if (!home) throw new Error("an account has a membership");
  if (former) {
    await updateUser(ctx.db, former, { role, deactivated_ms: null, expires_ms: null, updated_ms: ctx.nowMs });
    await recountMemberships(ctx, former);
  } else {
    await insertMembership(ctx.db, home, {
      team_id: teamId,
      name: await freeHandle(ctx, teamId, { wanted: home.name }),
      display_name: home.display_name,
      title: home.title,
      role,
      joined_ms: ctx.nowMs,
      deactivated_ms: null,
      expires_ms: null,
    });
  }
  const user = await selectUser(ctx.db, teamId, home.id);
  if (!user) throw new Error(`${home.id} did not join ${teamId}`);
  return user;
}
