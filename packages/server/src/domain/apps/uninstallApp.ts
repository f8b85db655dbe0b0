import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateInstallationRemoved } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import { authenticateClient, type ClientCode, type ClientCredentials } from "./authenticateClient.ts";

/** Removes the installation that the caller's token belongs to; every token of it ends, rotating or not. */
export const uninstallApp = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly client: ClientCredentials },
  ): Promise<Outcome<object, ClientCode | "client_id_token_mismatch">> => {
    const client = await authenticateClient(ctx, input.client);
    if (!client.ok) return client;
    const { appId, installationId, teamId } = ctx.caller;
    if (appId !== client.app.id || installationId === undefined) return refuse("client_id_token_mismatch");
    for (const grant of await selectLiveGrants(ctx.db, installationId)) await endGrant(ctx, grant);
    await updateInstallationRemoved(ctx.db, installationId, ctx.nowMs);
    await emit(ctx, { type: "app_uninstalled", teamId, appId, audience: "app", payload: { type: "app_uninstalled" } });
    return succeed({});
  },
);
