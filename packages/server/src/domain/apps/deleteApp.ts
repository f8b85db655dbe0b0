import { type Outcome, succeed } from "@platform/protocol";
import { selectInstallations, updateApp } from "../../storage/queries/apps.ts";
import { deleteToolsOfApp } from "../../storage/queries/agentTools.ts";
import { deleteItemsOfApp } from "../../storage/queries/datastoreItems.ts";
import { deleteExternalAuthOfApp } from "../../storage/queries/externalAuth.ts";
import { selectLiveGrantsOfApp } from "../../storage/queries/grants.ts";
import { deleteTriggersOfApp } from "../../storage/queries/triggers.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import { removeInstallation } from "./removeInstallation.ts";

/** Deletes an app and takes it out of every workspace. Its row stays, because messages name it. */
export const deleteApp = defineOperation(
  import.meta,
  async (ctx, input: { readonly appId: string }): Promise<Outcome<object, "app_not_found" | "access_denied">> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    for (const { id, app_id: appId, team_id: teamId } of await selectInstallations(ctx.db, found.app.id)) {
      await removeInstallation(ctx, { id, appId, teamId });
    }
    // What is left belongs to no installation: tokens of the app itself, with which a deleted app could go on listening.
    for (const grant of await selectLiveGrantsOfApp(ctx.db, found.app.id)) await endGrant(ctx, grant);
    // Nothing can install it again, so its links, addresses, stored items and accounts elsewhere end; those of an uninstalled app wait for it.
    await deleteTriggersOfApp(ctx.db, found.app.id);
    await deleteItemsOfApp(ctx.db, found.app.id);
    await deleteExternalAuthOfApp(ctx.db, found.app.id);
    await deleteToolsOfApp(ctx.db, found.app.id);
    await updateApp(ctx.db, found.app.id, { deleted_ms: ctx.nowMs });
    return succeed({});
  },
);
