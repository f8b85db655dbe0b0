import { limits, printTs } from "@platform/protocol";
import {
  deleteInviteRequest,
  insertInviteRequest,
  selectPendingInviteRequest,
  updateInviteRequest,
} from "../../storage/queries/inviteRequests.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import type { Invited } from "../oneTimeLinks/checkInvitation.ts";
import { describeInviteRequest, type InviteRequestRow, requestersOf } from "./describeInviteRequest.ts";

export interface Wish extends Omit<Invited, "teamId"> {
  readonly realName: string;
  /** Why the person should be invited. */
  readonly reason: string;
}

/**
 * Stores what the caller asks for. A second request of the same person replaces the first; one of another person for the same
 * address joins it, with the role and the channels that were asked for first.
 */
export async function addInviteRequest(ctx: WriteContext, team: TeamRow, wish: Wish): Promise<InviteRequestRow> {
  const request = await storeRequest(ctx, team.id, wish);
  await emit(ctx, {
    type: "invite_requested",
    teamId: team.id,
    audience: "team",
    payload: {
      invite_request: {
        ...describeInviteRequest(request),
        team: { id: team.id, name: team.name, domain: team.domain },
      },
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
  return request;
}

async function storeRequest(ctx: WriteContext, teamId: string, wish: Wish): Promise<InviteRequestRow> {
  const { userId } = ctx.caller;
  const asked = {
    role: wish.role,
    channel_ids: JSON.stringify([...new Set(wish.channelIds)]),
    real_name: wish.realName,
    reason: wish.reason,
  };
  const found = await selectPendingInviteRequest(ctx.db, teamId, wish.email);
  if (found && found.expires_ms > ctx.nowMs) {
    const requesters = requestersOf(found);
    const isAlone = requesters.length === 1 && requesters[0] === userId;
    const isNew = !requesters.includes(userId) && requesters.length < limits.invite_requesters_max;
    const joined = isNew ? { requester_ids: JSON.stringify([...requesters, userId]) } : {};
    const change = isAlone ? asked : joined;
    if (Object.keys(change).length > 0) await updateInviteRequest(ctx.db, found.id, change);
    return { ...found, ...change };
  }
  if (found) await deleteInviteRequest(ctx.db, found.id);
  const row: InviteRequestRow = {
    id: ctx.ids.next("inviteRequest"),
    team_id: teamId,
    email: wish.email,
    ...asked,
    requester_ids: JSON.stringify([userId]),
    status: "pending",
    created_ms: ctx.nowMs,
    expires_ms: ctx.nowMs + limits.invite_request_life_s * 1000,
    decider_id: null,
    decided_ms: null,
    invite_id: null,
  };
  await insertInviteRequest(ctx.db, row);
  return row;
}
