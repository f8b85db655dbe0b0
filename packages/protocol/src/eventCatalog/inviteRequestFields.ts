import { Type } from "typebox";

/** What members ask of the administrators of a workspace: to invite a person. */
export const inviteRequestFields = {
  id: Type.String(),
  email: Type.String(),
  date_created: Type.Integer(),
  requester_ids: Type.Array(Type.String(), { description: "Everyone who has asked for this address." }),
  channel_ids: Type.Array(Type.String()),
  invite_type: Type.Enum(["full_member", "restricted", "ultra_restricted"]),
  real_name: Type.String(),
  date_expire: Type.Integer({ description: "When the request ends; of a decided one, when its record does." }),
  request_reason: Type.String(),
};
