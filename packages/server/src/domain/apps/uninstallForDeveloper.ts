import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInstallation } from "../../storage/queries/apps.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { removeInstallation } from "./removeInstallation.ts";

/** Uninstalls an app from the workspace it was created in, for a collaborator. */
export const uninstallForDeveloper = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string },
  ): Promise<Outcome<object, "app_not_found" | "access_denied" | "app_not_installed">> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    const { id: appId, team_id: teamId } = found.app;
    const installation = await selectInstallation(ctx.db, appId, teamId);
    if (!installation || installation.removed_ms !== null) return refuse("app_not_installed");
    await removeInstallation(ctx, { id: installation.id, appId, teamId });
    return succeed({});
  },
);
