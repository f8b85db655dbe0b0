import { type Outcome, refuse } from "@platform/protocol";
import { governInviteRequest, type GovernInviteRequestCode } from "../access/governInviteRequest.ts";
import { defineOperation } from "../context.ts";
import { decideRequest, type NamedRequest } from "./decideRequest.ts";

/** An administrator does not invite the person whom members asked for. */
export const denyInviteRequest = defineOperation(
  import.meta,
  async (
    ctx,
    { requestId, teamId }: NamedRequest,
  ): Promise<Outcome<object, GovernInviteRequestCode | "already_processed">> => {
    const found = await governInviteRequest(ctx, { id: requestId, teamId });
    if (!found.ok) return found;
    const { request } = found;
    if (request.status !== "pending") return refuse("already_processed");
    return decideRequest(ctx, request, { status: "denied", inviteId: null });
  },
);
