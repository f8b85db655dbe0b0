import { Building2 } from "lucide-react";
import { knownSession } from "../api/session.ts";
import type { Action } from "./action.ts";
import type { PageTarget } from "./pageActions.ts";

/** Opens a workspace of the person. The whole page is loaded: everything in it belongs to the workspace. */
export function workspaceActions(): readonly Action<PageTarget>[] {
  const { team, workspaces } = knownSession();
  return workspaces.map(({ id, name }) => ({
    id: `workspace.${id}`,
    label: name,
    icon: Building2,
    isOn: () => id === team.id,
    run: () => {
      if (id !== team.id) location.assign(`/client/${id}`);
    },
  }));
}
