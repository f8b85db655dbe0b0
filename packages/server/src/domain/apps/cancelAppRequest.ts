import { type Outcome, refuse, succeed } from "@platform/protocol";
import { endAppRequest } from "../../storage/queries/appRequests.ts";
import { governRequest, type GovernRequestCode } from "../access/governRequest.ts";
import { defineOperation } from "../context.ts";

/** Takes a request back. The app stays undecided. */
export const cancelAppRequest = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly requestId: string; readonly teamId: string | undefined },
  ): Promise<Outcome<object, GovernRequestCode | "request_already_resolved">> => {
    const found = await governRequest(ctx, { id: input.requestId, teamId: input.teamId });
    if (!found.ok) return found;
    const isEnded = await endAppRequest(ctx.db, found.request.id, { status: "cancelled", resolved_ms: ctx.nowMs });
    return isEnded ? succeed({}) : refuse("request_already_resolved");
  },
);
