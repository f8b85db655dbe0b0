import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { deletePendingDeliveries } from "../../storage/queries/deliveries.ts";
import { upsertResolution } from "../../storage/queries/resolutions.ts";
import { endAppRequests } from "../../storage/queries/appRequests.ts";
import type { AppRow } from "../access/accessApp.ts";
import { governRequest } from "../access/governRequest.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { sendSlackbotMessage } from "../messages/sendSlackbotMessage.ts";
import { wakeRuns } from "../runs/wakeRuns.ts";
import { noteAppChange } from "./noteAppChange.ts";

export type ResolveCode =
  | GovernCode
  | "invalid_app_id"
  | "invalid_request_id"
  | "request_already_resolved"
  | "request_id_or_app_id_is_required"
  | "too_many_ids_provided";

export interface Decision {
  /** The workspace of the request, or the caller's own, when left out. */
  readonly teamId: string | undefined;
  readonly appId: string | undefined;
  /** Instead of the app: a pending request for one. */
  readonly requestId?: string | undefined;
  readonly resolution: "approved" | "restricted";
  /** What an approval is limited to; everything that the app asks for when left out. */
  readonly scopes?: readonly string[] | undefined;
}

/** Decides about an app in a workspace, whether it is installed there yet or not. The last decision counts. */
export const resolveApp = defineOperation(
  import.meta,
  async (ctx, input: Decision): Promise<Outcome<object, ResolveCode>> => {
    const read = await readSubject(ctx, input);
    if (!read.ok) return read;
    const { teamId, app, scopes } = read;
    const { resolution } = input;
    await upsertResolution(ctx.db, {
      team_id: teamId,
      app_id: app.id,
      resolution,
      user_id: ctx.caller.userId,
      at_ms: ctx.nowMs,
      scopes: scopes === undefined || resolution === "restricted" ? null : scopes.join(","),
    });
    const change = resolution === "approved" ? "enabled" : "disabled";
    await noteAppChange(ctx, { teamId, appId: app.id, userId: ctx.caller.userId, change });
    if (resolution === "restricted") await deletePendingDeliveries(ctx.db, app.id, teamId);
    await endAccess(ctx, { teamId, appId: app.id });
    if (resolution === "restricted") await wakeRuns(ctx, { teamId, appId: app.id });
    await answerRequests(ctx, { teamId, app, resolution });
    return succeed({});
  },
);

interface Subject {
  readonly teamId: string;
  readonly app: AppRow;
  readonly scopes: readonly string[] | undefined;
}

/** The app and the workspace, named by their ids or by a request. */
async function readSubject(ctx: WriteContext, input: Decision): Promise<Outcome<Subject, ResolveCode>> {
  const governed = await governTeam(ctx, input.teamId ?? ctx.caller.teamId);
  if (!governed.ok) return governed;
  if (input.requestId === undefined) {
    if (input.appId === undefined) return refuse("request_id_or_app_id_is_required");
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    return app ? succeed({ teamId: governed.team.id, app, scopes: input.scopes }) : refuse("invalid_app_id");
  }
  if (input.appId !== undefined) return refuse("too_many_ids_provided");
  const found = await governRequest(ctx, { id: input.requestId, teamId: input.teamId });
  if (!found.ok) return found;
  const { request } = found;
  if (request.status !== "pending") return refuse("request_already_resolved");
  const app = await selectApp(ctx.db, request.app_id);
  if (!app) return refuse("invalid_request_id");
  const requested = [request.bot_scopes, request.user_scopes]
    .filter((scopes) => scopes !== "")
    .join(",")
    .split(",");
  return succeed({ teamId: request.team_id, app, scopes: input.scopes ?? requested });
}

/** Ends what people have requested about the app, and notifies them of the decision. */
async function answerRequests(
  ctx: WriteContext,
  { teamId, app, resolution }: { teamId: string; app: AppRow; resolution: Decision["resolution"] },
): Promise<void> {
  const end = { status: resolution, resolved_ms: ctx.nowMs };
  for (const request of await endAppRequests(ctx.db, { teamId, appId: app.id }, end)) {
    await sendSlackbotMessage(ctx, { teamId, userId: request.user_id }, (notices) =>
      resolution === "approved" ? notices.appApproved(app.name) : notices.appRestricted(app.name),
    );
  }
}
