import { limits } from "@platform/protocol";
import type { SharedInviteRow } from "../../storage/tables/sharedInvites.ts";

/** When an invite was sent: a request is sent by its approval. From then on it can be accepted for 14 days. */
export function sentMs(invite: Pick<SharedInviteRow, "created_ms" | "reviewed_ms">): number {
  return invite.reviewed_ms ?? invite.created_ms;
}

/** Whether the review of a request comes too late. */
export function isRequestExpired(invite: Pick<SharedInviteRow, "created_ms">, nowMs: number): boolean {
  return nowMs > invite.created_ms + limits.shared_invite_life_s * 1000;
}
