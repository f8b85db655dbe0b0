import { Building2 } from "lucide-react";
import type { Action } from "../actions/action.ts";
import type { PageTarget } from "../actions/pageActions.ts";
import { openWorkspace } from "../navigation/openWorkspace.ts";
import { isOwnWorkspace, openWorkspaces } from "../store/workspaces.ts";
import { commandText } from "../strings/commands.ts";

/** The other workspaces of every account in this browser, in the order of the rail. */
export function switchActions(): readonly Action<PageTarget>[] {
  const others = openWorkspaces().filter((workspace) => !isOwnWorkspace(workspace));
  return others.map((workspace) => ({
    id: `switch.${workspace.user}.${workspace.id}`,
    label: commandText.switchTo(workspace.name),
    icon: Building2,
    run: () => openWorkspace(workspace),
  }));
}
