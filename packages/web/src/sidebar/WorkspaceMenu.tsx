import { useReducer } from "react";
import { useLocation } from "wouter";
import { accountPages, addWorkspace, signOut, themeActions } from "../actions/accountActions.ts";
import { ActionItems } from "../actions/ActionItems.tsx";
import { openPreferences, pauseNotifications, setStatus, showShortcuts, takeTour } from "../actions/pageActions.ts";
import { workspaceActions } from "../actions/workspaceActions.ts";
import { sidebarText } from "../strings/sidebar.ts";
import { Menu, MenuGroup, MenuSeparator } from "../ui/Menu.tsx";
import { WorkspaceButton } from "./WorkspaceButton.tsx";

const ownActions = [setStatus, pauseNotifications, openPreferences, showShortcuts, takeTour, ...accountPages];

/** The actions of the workspace and of one's own account. */
export default function WorkspaceMenu({ name }: { readonly name: string }) {
  const [, go] = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const workspaces = workspaceActions();
  const target = { current: undefined, go };
  return (
    <Menu trigger={<WorkspaceButton name={name} />} align="start" isOpenAtFirst>
      {workspaces.length > 1 && (
        <>
          <MenuGroup label={sidebarText.workspaces}>
            <ActionItems actions={workspaces} target={target} />
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <ActionItems actions={themeActions} target={target} onRun={redraw} />
      <MenuSeparator />
      <ActionItems actions={ownActions} target={target} />
      <MenuSeparator />
      <ActionItems actions={[addWorkspace, signOut]} target={target} />
    </Menu>
  );
}
