import { type Outcome, succeed } from "@platform/protocol";
import { countInstallations } from "../../storage/queries/apps.ts";
import { selectCollaboratorRole } from "../../storage/queries/collaborators.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import type { ListedApp } from "./listWorkedApps.ts";

/** One app, for its collaborators and the admins of its workspace. */
export async function readWorkedApp(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ found: ListedApp }, "app_not_found" | "access_denied">> {
  const accessed = await accessApp(ctx, appId, "app_not_found", "read");
  if (!accessed.ok) return accessed;
  const role = (await selectCollaboratorRole(ctx.db, appId, ctx.caller.userId)) ?? null;
  const counts = await countInstallations(ctx.db, [appId]);
  return succeed({ found: { app: { ...accessed.app, role }, installations: counts.get(appId) ?? 0 } });
}
