import type { InviteRequestRow } from "../../storage/tables/inviteRequests.ts";

export type { InviteRequestRow } from "../../storage/tables/inviteRequests.ts";

const inviteTypes = {
  multi_channel_guest: "restricted",
  single_channel_guest: "ultra_restricted",
} as const;

/** A request as administrators and the event `invite_requested` show it. */
export function describeInviteRequest(request: InviteRequestRow) {
  const { role } = request;
  const isOfGuest = role === "multi_channel_guest" || role === "single_channel_guest";
  return {
    id: request.id,
    email: request.email,
    date_created: Math.floor(request.created_ms / 1000),
    requester_ids: requestersOf(request),
    channel_ids: JSON.parse(request.channel_ids) as string[],
    invite_type: isOfGuest ? inviteTypes[role] : ("full_member" as const),
    real_name: request.real_name,
    date_expire: Math.floor(request.expires_ms / 1000),
    request_reason: request.reason,
  };
}

/** Everyone who has asked, in order. */
export function requestersOf(request: InviteRequestRow): string[] {
  return JSON.parse(request.requester_ids) as string[];
}
