import { accessInstalledApp } from "../domain/access/appCaller.ts";
import { personCaller } from "../domain/access/personCaller.ts";
import { nobody } from "../domain/caller.ts";
import { completeConnection } from "../domain/externalAuth/completeConnection.ts";
import { startConnection } from "../domain/externalAuth/startConnection.ts";
import type { CallServices } from "../http/call.ts";
import type { ExternalAuthServices } from "../http/pages/oauth/externalAuthServices.ts";
import type { Db } from "../storage/db.ts";

/** Gives the pages what they may not import. The state of a request says for whom an account is connected. */
export function openExternalAuthServices({
  db,
  callServices,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
}): ExternalAuthServices {
  return {
    async start(member, { appId, providerKey }) {
      const caller = await personCaller(db, member, []);
      const installed = caller && (await accessInstalledApp(db, appId, caller.teamId));
      if (!installed) return undefined;
      const ctx = callServices.openContext(caller, {}, {});
      const started = await startConnection(ctx, ctx, installed.app, providerKey);
      return started.ok ? started.authorizationUrl : undefined;
    },
    async complete(answer) {
      const completed = await completeConnection(callServices.openContext(nobody, {}, {}), answer);
      if (completed.ok) return completed;
      return { ok: false, error: completed.error, messages: completed.response_metadata?.messages ?? [] };
    },
  };
}
