import { type Outcome, refuse, succeed } from "@platform/protocol";
import { endAppRequests } from "../../storage/queries/appRequests.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";

/** The caller takes their own pending request back. Those of others stay. */
export const withdrawAppRequest = defineOperation(
  import.meta,
  async (
    ctx,
    { appId }: { readonly appId: string },
  ): Promise<Outcome<object, "app_not_found" | "access_denied" | "request_not_found">> => {
    const found = await accessApp(ctx, appId, "app_not_found", "read");
    if (!found.ok) return found;
    const { teamId, userId } = ctx.caller;
    const end = { status: "withdrawn", resolved_ms: ctx.nowMs } as const;
    const ended = await endAppRequests(ctx.db, { teamId, appId, userId }, end);
    return ended.length > 0 ? succeed({}) : refuse("request_not_found");
  },
);
