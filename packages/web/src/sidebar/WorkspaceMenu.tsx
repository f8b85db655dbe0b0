import { useReducer } from "react";
import { useLocation } from "wouter";
import { accountPages, signOut, themeActions } from "../actions/accountActions.ts";
import { ActionItems } from "../actions/ActionItems.tsx";
import { openPreferences, setStatus, showShortcuts } from "../actions/pageActions.ts";
import { Menu, MenuSeparator } from "../ui/Menu.tsx";
import { WorkspaceButton } from "./WorkspaceButton.tsx";

const ownActions = [setStatus, openPreferences, showShortcuts, ...accountPages];

/** The actions of the workspace and of one's own account. */
export default function WorkspaceMenu({ name }: { readonly name: string }) {
  const [, go] = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const target = { current: undefined, go };
  return (
    <Menu trigger={<WorkspaceButton name={name} />} align="start" isOpenAtFirst>
      <ActionItems actions={themeActions} target={target} onRun={redraw} />
      <MenuSeparator />
      <ActionItems actions={ownActions} target={target} />
      <MenuSeparator />
      <ActionItems actions={[signOut]} target={target} />
    </Menu>
  );
}
