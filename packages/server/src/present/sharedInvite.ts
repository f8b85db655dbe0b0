import { limits } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { ListedInvite } from "../domain/connections/listInvites.ts";
import { seconds } from "./timestamp.ts";

const partySchema = Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() });

export const sharedInviteSchema = Type.Object(
  {
    direction: Type.Enum(["outgoing", "incoming"]),
    status: Type.String({ description: "`pending`, `accepted`, `connected` or `declined`." }),
    date_last_updated: Type.Integer(),
    invite_type: Type.Literal("channel"),
    invite: Type.Object({
      id: Type.String(),
      date_created: Type.Integer(),
      date_invalid: Type.Integer(),
      inviting_team: partySchema,
      inviting_user: Type.Object({ id: Type.String(), team_id: Type.String(), name: Type.String() }),
      recipient_email: Type.Optional(Type.String()),
      recipient_user_id: Type.Optional(Type.String()),
    }),
    channel: Type.Object({
      id: Type.String(),
      name: Type.String(),
      is_im: Type.Boolean(),
      is_private: Type.Boolean(),
    }),
    acceptances: Type.Array(
      Type.Object({
        approval_status: Type.String({ description: "`approved` once both sides have." }),
        accepting_team: partySchema,
        accepting_user: Type.Object({ id: Type.String() }),
      }),
    ),
  },
  { title: "SharedInvite" },
);

export function presentSharedInvite(listed: ListedInvite, teamId: string): Static<typeof sharedInviteSchema> {
  const { invite, channel, home, inviter, guest } = listed;
  const { recipient_email: email, recipient_id: recipientId, accepting_user_id: acceptingId } = invite;
  const isApproved = invite.host_approved === 1 && invite.guest_approved === 1;
  const acceptance = guest &&
    acceptingId !== null && {
      approval_status: isApproved ? "approved" : "pending_approval",
      accepting_team: { id: guest.id, name: guest.name, domain: guest.domain },
      accepting_user: { id: acceptingId },
    };
  return {
    direction: invite.team_id === teamId ? "outgoing" : "incoming",
    status: invite.status,
    date_last_updated: seconds(invite.updated_ms),
    invite_type: "channel",
    invite: {
      id: invite.id,
      date_created: seconds(invite.created_ms),
      date_invalid: seconds(invite.reviewed_ms ?? invite.created_ms) + limits.shared_invite_life_s,
      inviting_team: { id: home.id, name: home.name, domain: home.domain },
      inviting_user: { id: inviter.id, team_id: inviter.team_id, name: inviter.name },
      ...(email === null ? {} : { recipient_email: email }),
      ...(recipientId === null ? {} : { recipient_user_id: recipientId }),
    },
    channel: { id: channel.id, name: channel.name ?? "", is_im: false, is_private: channel.kind === "private" },
    acceptances: acceptance ? [acceptance] : [],
  };
}
