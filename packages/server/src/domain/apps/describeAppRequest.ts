import { isAdminScope, scopeSentences } from "@platform/protocol";
import type { PendingRequest } from "../../storage/queries/appRequests.ts";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { manifestOf } from "./manifestOf.ts";

/** A request as administrators and the event `app_requested` show it. */
export async function describeAppRequest(
  ctx: ReadContext,
  request: PendingRequest,
  { team, user }: { readonly team: TeamRow; readonly user: UserRow | undefined },
) {
  const { app } = request;
  const status = await selectResolution(ctx.db, { teamId: team.id, appId: app.id });
  return {
    id: request.id,
    app: {
      id: app.id,
      name: app.name,
      description: manifestOf(app).display_information.description ?? "",
      is_app_directory_approved: app.distribution === "directory",
      is_internal: app.distribution === "internal",
      is_granular_bot_app: true,
      additional_info: "",
    },
    previous_resolution: status === undefined ? null : { status, scopes: [] },
    user: { id: request.user_id, name: user?.name ?? "", email: user?.email ?? "" },
    team: { id: team.id, name: team.name, domain: team.domain },
    scopes: [...describeScopes(request.bot_scopes, "bot"), ...describeScopes(request.user_scopes, "user")],
    message: request.message,
    date_created: Math.floor(request.created_ms / 1000),
  };
}

function describeScopes(scopes: string, token_type: "bot" | "user") {
  const sentences: Readonly<Record<string, string>> = scopeSentences;
  const names = scopes.split(",").filter((name) => name !== "");
  return names.map((name) => ({
    name,
    description: sentences[name] ?? name,
    is_sensitive: isAdminScope(name),
    token_type,
  }));
}
