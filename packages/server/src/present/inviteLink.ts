import { type Static, Type } from "typebox";
import type { InviteLinkRow } from "../domain/invites/createInviteLink.ts";
import { seconds } from "./timestamp.ts";

export const inviteLinkSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String({ description: "Everyone with this link can join." }),
    role: Type.Enum(["member", "multi_channel_guest"]),
    inviter_id: Type.String(),
    date_created: Type.Integer(),
    date_expires: Type.Integer(),
    uses_left: Type.Integer(),
  },
  { title: "InviteLink" },
);

export function presentInviteLink(link: InviteLinkRow, url: string): Static<typeof inviteLinkSchema> {
  return {
    id: link.id,
    url,
    role: link.role,
    inviter_id: link.inviter_id,
    date_created: seconds(link.created_ms),
    date_expires: seconds(link.expires_ms),
    uses_left: link.uses_left,
  };
}
