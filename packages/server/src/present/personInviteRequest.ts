import { inviteRequestFields } from "@platform/protocol/eventCatalog/inviteRequestFields.ts";
import { type Static, Type } from "typebox";
import type { describeInviteRequest, InviteRequestRow } from "../domain/inviteRequests/describeInviteRequest.ts";
import { seconds } from "./timestamp.ts";

export const inviteRequestSchema = Type.Object(inviteRequestFields, { title: "PersonInviteRequest" });

/** Who decided. */
export const deciderSchema = Type.Object({ actor_type: Type.Enum(["user"]), actor_id: Type.String() });

export const sentInviteSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    inviter_id: Type.String({ description: "The administrator who approved it." }),
    date_created: Type.Integer(),
    is_bouncing: Type.Boolean({ description: "Whether the address refused the mail with the link." }),
    invite_preferences: Type.Object({
      is_restricted: Type.Boolean(),
      is_ultra_restricted: Type.Boolean(),
      channel_ids: Type.Array(Type.String()),
      is_domain_matched: Type.Boolean(),
    }),
  },
  { title: "SentInvite" },
);

export function presentDecider(request: InviteRequestRow): Static<typeof deciderSchema> {
  return { actor_type: "user", actor_id: request.decider_id ?? "" };
}

/** The invitation that an approval has created. */
export function presentSentInvite(
  request: InviteRequestRow,
  { email, channel_ids, invite_type }: ReturnType<typeof describeInviteRequest>,
  isBouncing: boolean,
): Static<typeof sentInviteSchema> {
  return {
    id: request.invite_id ?? "",
    email,
    inviter_id: request.decider_id ?? "",
    date_created: seconds(request.decided_ms ?? 0),
    is_bouncing: isBouncing,
    invite_preferences: {
      is_restricted: invite_type === "restricted",
      is_ultra_restricted: invite_type === "ultra_restricted",
      channel_ids,
      is_domain_matched: false,
    },
  };
}
