import { insertUser } from "../../storage/queries/users.ts";
import type { AppRow } from "../access/accessApp.ts";
import { botHandle } from "../apps/botHandle.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { WriteContext } from "../context.ts";
import { isNameTaken } from "../users/isNameTaken.ts";

/** Creates the app's bot user in a workspace, under a name that is still free there. */
export async function addBotUser(ctx: WriteContext, app: AppRow, teamId: string): Promise<string> {
  const id = ctx.ids.next("user");
  const displayName = manifestOf(app).features?.bot_user?.display_name ?? app.name;
  await insertUser(ctx.db, {
    id,
    team_id: teamId,
    name: await freeName(ctx, teamId, botHandle(displayName)),
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

async function freeName(ctx: WriteContext, teamId: string, wanted: string): Promise<string> {
  for (let at = 1; ; at++) {
    const name = at === 1 ? wanted : `${wanted}_${at}`;
    if (!(await isNameTaken(ctx, teamId, name))) return name;
  }
}
