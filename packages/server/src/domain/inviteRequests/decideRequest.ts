import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { decideInviteRequest } from "../../storage/queries/inviteRequests.ts";
import type { WriteContext } from "../context.ts";
import { noteInvite } from "./noteInvite.ts";
import { sendSlackbotMessage } from "../messages/sendSlackbotMessage.ts";
import { type InviteRequestRow, requestersOf } from "./describeInviteRequest.ts";

export interface NamedRequest {
  readonly requestId: string;
  /** The workspace of the request when left out. */
  readonly teamId: string | undefined;
}

/** Ends a request with the caller's decision, and notifies everyone who has asked. */
export async function decideRequest(
  ctx: WriteContext,
  request: InviteRequestRow,
  decision: { readonly status: "approved" | "denied"; readonly inviteId: string | null },
): Promise<Outcome<object, "already_processed">> {
  const isDecided = await decideInviteRequest(ctx.db, request.id, {
    status: decision.status,
    decider_id: ctx.caller.userId,
    decided_ms: ctx.nowMs,
    expires_ms: ctx.nowMs + limits.invite_request_record_s * 1000,
    invite_id: decision.inviteId,
  });
  if (!isDecided) return refuse("already_processed");
  await noteInvite(ctx, `invite_request_${decision.status}`, { teamId: request.team_id, email: request.email });
  // In one order, so that two decisions do not wait for each other's conversations.
  const [decider, email] = [`<@${ctx.caller.userId}>`, escapeMrkdwn(request.email)];
  for (const userId of requestersOf(request).toSorted()) {
    await sendSlackbotMessage(ctx, { teamId: request.team_id, userId }, (notices) =>
      decision.status === "approved" ? notices.inviteApproved(decider, email) : notices.inviteDenied(decider, email),
    );
  }
  return succeed({});
}
