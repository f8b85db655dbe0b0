import { personCaller } from "../domain/access/personCaller.ts";
import { issueCode, webhookScope } from "../domain/oauth/issueCode.ts";
import { publicKeys } from "../domain/openid/signingKeys.ts";
import { readInstaller } from "../domain/oauth/readInstaller.ts";
import { readInstallRequest } from "../domain/oauth/readInstallRequest.ts";
import { requestApp } from "../domain/apps/requestApp.ts";
import { manifestOf } from "../domain/apps/manifestOf.ts";
import { listWebhookChannels } from "../domain/webhooks/listWebhookChannels.ts";
import type { CallServices } from "../http/call.ts";
import type { InstallServices } from "../http/pages/oauth/installServices.ts";
import { nobody } from "../domain/caller.ts";
import type { Db } from "../storage/db.ts";

/** Gives the consent pages what they may not import: who asks for what, and the word of the person in front of them. */
export function openInstallServices({
  db,
  callServices,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
}): InstallServices {
  return {
    async look(request, member) {
      const caller = member && (await personCaller(db, member, []));
      const ctx = callServices.openContext(caller ?? nobody, {}, {});
      const read = await readInstallRequest(ctx, request);
      if (!read.ok) return read;
      const { app, redirectUri, botScopes, userScopes } = read.install;
      const { description = "" } = manifestOf(app).display_information;
      return {
        ok: true,
        app: { name: app.name, description, rotates: app.rotation === 1 },
        redirectUri,
        botScopes,
        userScopes,
        installer: caller && (await readInstaller(ctx, read.install)),
        webhookChannels: caller && botScopes.includes(webhookScope) ? await listWebhookChannels(ctx) : undefined,
      };
    },
    async approve(request, member, choice) {
      const caller = await personCaller(db, member, []);
      if (!caller) return undefined;
      const issued = await callServices.openContext(caller, {}, {}).write(issueCode, { ...request, ...choice });
      return issued.ok ? issued.code : undefined;
    },
    async request(request, member, message) {
      const caller = await personCaller(db, member, []);
      if (!caller) return false;
      return (await callServices.openContext(caller, {}, {}).write(requestApp, { ...request, message })).ok;
    },
    publishedKeys: () => publicKeys(callServices.openContext(nobody, {}, {})),
  };
}
