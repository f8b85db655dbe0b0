import { selectInstallationById } from "../../storage/queries/apps.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { isWorkspaceAdmin } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";

/**
 * Whether the caller decides for a workspace with whom it shares channels: its admins, and apps that were installed
 * by a current admin.
 */
export async function mayApprove({ db, caller }: ReadContext, team: TeamRow): Promise<boolean> {
  if (caller.kind !== "bot") return isWorkspaceAdmin(caller, team);
  if (caller.teamId !== team.id || !caller.scopes.includes("conversations.connect:manage")) return false;
  const installation = caller.installationId && (await selectInstallationById(db, caller.installationId));
  const installer = installation ? await selectUser(db, team.id, installation.installer_id) : undefined;
  return installer !== undefined && installer.deactivated_ms === null && isAdmin(installer);
}
