import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectWebhook } from "../../storage/queries/incomingWebhooks.ts";
import { accessInstalledApp } from "../access/appCaller.ts";
import type { Caller } from "../caller.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { WebhookName } from "./openWebhook.ts";

/** Where an address posts, and as whom: the bot of its app. A wrong secret and a removed app give the same answer. */
export async function findWebhook(
  db: Db,
  named: WebhookName,
): Promise<Outcome<{ channelId: string; caller: Caller }, "no_service">> {
  const row = await selectWebhook(db, named.id);
  if (!row || row.team_id !== named.teamId || row.hash !== hashToken(named.secret)) return refuse("no_service");
  const installed = await accessInstalledApp(db, row.app_id, row.team_id);
  if (!installed || installed.caller.installationId !== row.installation_id) return refuse("no_service");
  return succeed({ channelId: row.channel_id, caller: installed.caller });
}
