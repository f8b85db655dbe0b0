import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { authenticateClient, type ClientCode, type ClientCredentials } from "./authenticateClient.ts";
import { removeInstallation } from "./removeInstallation.ts";

/** Removes the installation that the caller's token belongs to; every bot and user token of it ends, rotating or not. */
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
    await removeInstallation(ctx, { id: installationId, appId, teamId });
    return succeed({});
  },
);
