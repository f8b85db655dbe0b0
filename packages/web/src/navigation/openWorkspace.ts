import { knownSession } from "../api/session.ts";
import { isOwnWorkspace, type OpenWorkspace } from "../store/workspaces.ts";
import { submitForm } from "./submitForm.ts";

/** Opens a workspace. The whole page is loaded: everything in it belongs to one workspace and one account. */
export function openWorkspace(workspace: OpenWorkspace): void {
  if (isOwnWorkspace(workspace)) return;
  const { user } = knownSession();
  if (workspace.user === user.id) location.assign(`/client/${workspace.id}`);
  else submitForm("/sign-in/switch", { page_user: user.id, user: workspace.user, team: workspace.id });
}
