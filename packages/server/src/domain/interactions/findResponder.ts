import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectResponseUrl } from "../../storage/queries/interactions.ts";
import { accessInstalledApp } from "../access/appCaller.ts";
import type { Caller } from "../caller.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Who answers through an address. An unknown address and an expired one give the same result. */
export async function findResponder(
  db: Db,
  { teamId, secret }: { readonly teamId: string; readonly secret: string },
): Promise<Outcome<{ hash: string; caller: Caller }, "expired_url">> {
  const hash = hashToken(secret);
  const url = await selectResponseUrl(db, hash);
  if (!url || url.team_id !== teamId) return refuse("expired_url");
  const installed = await accessInstalledApp(db, url.app_id, teamId);
  return installed ? succeed({ hash, caller: installed.caller }) : refuse("expired_url");
}
