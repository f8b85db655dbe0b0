import { insertUser } from "../../storage/queries/users.ts";
import type { AppRow } from "../access/accessApp.ts";
import { botHandle } from "../apps/botHandle.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { WriteContext } from "../context.ts";
import { freeHandle } from "../users/freeHandle.ts";

/** Creates the app's bot user in a workspace, under a name that is still free there. */
export async function addBotUser(ctx: WriteContext, app: AppRow, teamId: string): Promise<string> {
  const id = ctx.ids.next("user");
  const displayName = manifestOf(app).features?.bot_user?.display_name ?? app.name;
  await insertUser(ctx.db, {
    id,
    team_id: teamId,
    name: await freeHandle(ctx, teamId, { wanted: botHandle(displayName), separator: "_" }),
    real_name: displayName,
    display_name: displayName,
    email: null,
    title: "",
    role: "member",
    tz: "Etc/UTC",
    locale: "en-US",
    color: "5e5b55",
    bot_id: ctx.ids.next("bot"),
    app_id: app.id,
    created_ms: ctx.nowMs,
    joined_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    deactivated_ms: null,
  });
  return id;
}
