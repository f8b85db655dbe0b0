import { limits } from "@platform/protocol";
import type { EventFields } from "@platform/protocol/eventCatalog/payload.ts";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import { type ChannelRow, eventTs } from "../channels/channelEvents.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { type DomainEvent, emit } from "../events/emit.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { sentMs } from "./sentMs.ts";

type DecisionType = `shared_channel_invite_${"accepted" | "approved" | "declined"}`;

/** Emits the decision about an invite to both workspaces, as far as the second one is known. */
export async function emitInviteDecision<Type extends DecisionType>(
  ctx: WriteContext,
  invite: SharedInviteRow,
  type: Type,
  more: Omit<EventFields<Type>, "invite" | "channel" | "event_ts" | "teams_in_channel">,
): Promise<void> {
  const fields = await inviteFields(ctx, invite);
  const payload = { ...fields.payload, teams_in_channel: fields.teams, ...more };
  const teamIds = [invite.team_id, invite.accepting_team_id].filter((id) => id !== null);
  for (const teamId of new Set(teamIds)) {
    const event = { type, teamId, audience: "team", payload } as unknown as DomainEvent<Type>;
    await emit<Type>(ctx, event);
  }
}

/** Emits an invite to the person whom it names by id; who reads mail of an address is not known here. */
export async function emitInviteReceived(ctx: WriteContext, invite: SharedInviteRow, person: UserRow): Promise<void> {
  const { payload } = await inviteFields(ctx, invite);
  const receiver = { teamId: person.team_id, userId: person.id, audience: "user" } as const;
  await emit(ctx, { type: "shared_channel_invite_received", ...receiver, payload });
}

/** Emits a request to the apps that review requests. */
export async function emitInviteRequested(
  ctx: WriteContext,
  invite: SharedInviteRow,
  channel: ChannelRow,
): Promise<void> {
  const actor = await requireUser(ctx, invite.team_id, invite.inviter_id);
  const { teams } = await inviteFields(ctx, invite);
  const { recipient_email: email, recipient_id: userId } = invite;
  await emit(ctx, {
    type: "shared_channel_invite_requested",
    teamId: invite.team_id,
    audience: "team",
    payload: {
      actor: {
        id: actor.id,
        name: actor.name,
        is_bot: false,
        team_id: actor.team_id,
        timezone: actor.tz,
        real_name: actor.real_name,
        display_name: actor.display_name,
      },
      channel_id: channel.id,
      event_type: "slack#/events/shared_channel_invite_requested",
      channel_name: channel.name ?? "",
      channel_type: channel.kind === "private" ? "private" : "public",
      target_users: [
        { ...(email !== null && { email }), ...(userId !== null && { user_id: userId }), invite_id: invite.id },
      ],
      teams_in_channel: teams,
      is_external_limited: invite.is_limited === 1,
      channel_date_created: seconds(channel.created_ms),
      channel_message_latest_counted_timestamp: channel.last_ts,
      event_ts: eventTs(ctx),
    },
  });
}

/** The caller as these events show people. */
export async function callerField(ctx: ReadContext) {
  return userField(await requireUser(ctx, ctx.caller.teamId, ctx.caller.userId));
}

async function inviteFields(ctx: WriteContext, invite: SharedInviteRow) {
  const channel = await selectChannelByKey(ctx.db, invite.channel_key);
  const home = await selectTeam(ctx.db, invite.team_id);
  if (!channel || !home) throw new Error(`invite ${invite.id} has lost its channel`);
  const inviter = await requireUser(ctx, invite.team_id, invite.inviter_id);
  const { recipient_email: email, recipient_id: userId } = invite;
  const teams = [home, ...(await selectChannelTeams(ctx.db, channel.key))].map(teamField);
  const payload = {
    invite: {
      id: invite.id,
      date_created: seconds(invite.created_ms),
      date_invalid: seconds(sentMs(invite)) + limits.shared_invite_life_s,
      inviting_team: teamField(home),
      inviting_user: userField(inviter),
      ...(email !== null && { recipient_email: email }),
      ...(userId !== null && { recipient_user_id: userId }),
    },
    channel: { id: channel.id, is_private: channel.kind === "private", is_im: false, name: channel.name ?? "" },
    event_ts: eventTs(ctx),
  };
  return { payload, teams };
}

async function requireUser({ db }: ReadContext, teamId: string, userId: string): Promise<UserRow> {
  const user = await selectUser(db, teamId, userId);
  if (!user) throw new Error(`${userId} has no membership in ${teamId}`);
  return user;
}

function teamField(team: TeamRow) {
  return {
    id: team.id,
    name: team.name,
    domain: team.domain,
    icon: { image_default: true },
    is_verified: false,
    date_created: seconds(team.created_ms),
  };
}

function userField(user: UserRow) {
  return {
    id: user.id,
    team_id: user.team_id,
    name: user.name,
    updated: seconds(user.updated_ms),
    profile: {
      real_name: user.real_name,
      display_name: user.display_name,
      real_name_normalized: normalized(user.real_name),
      display_name_normalized: normalized(user.display_name),
      team: user.team_id,
    },
  };
}

function normalized(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
