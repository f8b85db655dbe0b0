import { limits } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { TeamRow } from "../domain/access/accessTeam.ts";
import type { ListedRequest } from "../domain/connections/listRequests.ts";
import { presentPictures } from "./picture.ts";
import { seconds } from "./timestamp.ts";

const teamSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  domain: Type.String(),
  icon: Type.Object({ image_default: Type.Boolean() }),
  is_verified: Type.Boolean(),
  date_created: Type.Integer(),
});

const connectionsSchema = Type.Array(Type.Object({ team: teamSchema, is_private: Type.Boolean() }));

export const inviteRequestSchema = Type.Object(
  {
    id: Type.String(),
    date_created: Type.Integer(),
    date_last_updated: Type.Integer(),
    expires_at: Type.Integer(),
    date_approved: Type.Optional(Type.Integer()),
    date_denied: Type.Optional(Type.Integer()),
    reviewing_user: Type.Optional(Type.Object({ id: Type.String() })),
    inviting_team: teamSchema,
    inviting_user: Type.Object({
      id: Type.String(),
      team_id: Type.String(),
      name: Type.String(),
      updated: Type.Integer(),
      profile: Type.Object({
        real_name: Type.String(),
        display_name: Type.String(),
        team: Type.String(),
        avatar_hash: Type.String(),
        image_24: Type.String(),
        image_32: Type.String(),
        image_48: Type.String(),
        image_72: Type.String(),
        image_192: Type.String(),
        image_512: Type.String(),
      }),
    }),
    channel: Type.Object({
      id: Type.String(),
      name: Type.String(),
      is_im: Type.Boolean(),
      is_private: Type.Boolean(),
      date_created: Type.Integer(),
      connections: connectionsSchema,
    }),
    is_external_limited: Type.Boolean({ description: "Whether the people to invite could post, but not invite." }),
    target_user: Type.Object({
      recipient_email: Type.Optional(Type.String()),
      recipient_user_id: Type.Optional(Type.String()),
    }),
  },
  { title: "InviteRequest" },
);

export function presentInviteRequest(request: ListedRequest, baseUrl: string): Static<typeof inviteRequestSchema> {
  const { invite, channel, home, inviter, teams } = request;
  const { recipient_email: email, recipient_id: recipientId, reviewer_id: reviewerId } = invite;
  const isPrivate = channel.kind === "private";
  return {
    id: invite.id,
    date_created: seconds(invite.created_ms),
    date_last_updated: seconds(invite.updated_ms),
    expires_at: seconds(invite.created_ms) + limits.shared_invite_life_s,
    ...(invite.reviewed_ms !== null && {
      [invite.status === "denied" ? "date_denied" : "date_approved"]: seconds(invite.reviewed_ms),
    }),
    ...(reviewerId !== null && { reviewing_user: { id: reviewerId } }),
    inviting_team: presentParty(home),
    inviting_user: {
      id: inviter.id,
      team_id: inviter.team_id,
      name: inviter.name,
      updated: seconds(inviter.updated_ms),
      profile: {
        real_name: inviter.real_name,
        display_name: inviter.display_name,
        team: inviter.team_id,
        ...presentPictures(inviter, baseUrl),
      },
    },
    channel: {
      id: channel.id,
      name: channel.name ?? "",
      is_im: false,
      is_private: isPrivate,
      date_created: seconds(channel.created_ms),
      connections: teams.map((team) => ({ team: presentParty(team), is_private: isPrivate })),
    },
    is_external_limited: invite.is_limited === 1,
    target_user: {
      ...(email !== null && { recipient_email: email }),
      ...(recipientId !== null && { recipient_user_id: recipientId }),
    },
  };
}

function presentParty(team: TeamRow): Static<typeof teamSchema> {
  return {
    id: team.id,
    name: team.name,
    domain: team.domain,
    icon: { image_default: true },
    is_verified: false,
    date_created: seconds(team.created_ms),
  };
}
