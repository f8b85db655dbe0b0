import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectApp, selectInstallationById } from "../../storage/queries/apps.ts";
import { selectWebhook } from "../../storage/queries/incomingWebhooks.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { botOf } from "../access/appCaller.ts";
import type { Caller } from "../caller.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { WebhookName } from "./openWebhook.ts";

/** Where an address posts, and as whom: the bot of its app. Nothing tells a wrong secret from an app that is gone. */
export async function findWebhook(
  db: Db,
  named: WebhookName,
): Promise<Outcome<{ channelId: string; caller: Caller }, "no_service">> {
  const row = await selectWebhook(db, named.id);
  if (!row || row.team_id !== named.teamId || row.hash !== hashToken(named.secret)) return refuse("no_service");
  const [app, installation, team] = await Promise.all([
    selectApp(db, row.app_id),
    selectInstallationById(db, row.installation_id),
    selectTeam(db, row.team_id),
  ]);
  if (!app || !installation || installation.removed_ms !== null) return refuse("no_service");
  if (!team || team.deleted_ms !== null) return refuse("no_service");
  const caller = await botOf(db, { app, installation, team });
  return caller ? succeed({ channelId: row.channel_id, caller }) : refuse("no_service");
}
