import { succeed } from "@platform/protocol";
import { uninstallApp } from "../../domain/apps/uninstallApp.ts";
import { clientErrors, clientOf, clientParams } from "../clientParams.ts";
import { defineMethod } from "../define.ts";

export const appsUninstall = defineMethod({
  name: "apps.uninstall",
  summary: "Uninstalls the app from the workspace and revokes every bot and user token of the installation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 1,
  orgWide: "anywhere",
  needs: ["credentials"],
  params: clientParams,
  result: {},
  errors: {
    ...clientErrors,
    client_id_token_mismatch: "The token belongs to another app than the client id.",
  },
  notes:
    "App-level tokens belong to the app and stay valid, with the sockets opened by them: the app may be installed elsewhere, and receives `app_uninstalled` over them. Deleting the app ends them; `auth.revoke` and `developer.apps.tokens.revoke` end a single one.",
  examples: [{ title: "Leave", params: { client_id: "...", client_secret: "..." } }],
  async handler(ctx, params) {
    const removed = await ctx.write(uninstallApp, { client: clientOf(ctx, params) });
    return removed.ok ? succeed({}) : removed;
  },
});
