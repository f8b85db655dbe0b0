import { openWorkspace } from "../navigation/openWorkspace.ts";
import { hasOtherWorkspaces, openWorkspaces } from "../store/workspaces.ts";
import { workspacesText } from "../strings/workspaces.ts";
import type { Action } from "./action.ts";
import type { PageTarget } from "./pageActions.ts";

/** By key: the workspaces of every account in the order of the rail. */
export const workspaceKeys: readonly Action<PageTarget>[] = Array.from({ length: 9 }, (_, at) => ({
  id: `workspace.${at + 1}`,
  label: workspacesText.open(at + 1),
  keys: `Mod+${at + 1}`,
  isKeyOnly: true,
  isAvailable: () => at < openWorkspaces().length && hasOtherWorkspaces(),
  run: () => {
    const workspace = openWorkspaces()[at];
    if (workspace) openWorkspace(workspace);
  },
}));
