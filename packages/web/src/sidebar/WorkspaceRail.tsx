import { Plus } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { addWorkspace } from "../actions/accountActions.ts";
import { keysText } from "../actions/keys.ts";
import { openWorkspace } from "../navigation/openWorkspace.ts";
import { followWorkspaces, isOwnWorkspace, type OpenWorkspace, useWorkspaces } from "../store/workspaces.ts";
import { workspacesText } from "../strings/workspaces.ts";
import { initialsOf, toneOf } from "../ui/initials.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Tooltip } from "../ui/Tooltip.tsx";
import styles from "./WorkspaceRail.module.css";

/** The workspaces of every account that this browser is signed in to, with what is unread in them. */
export default function WorkspaceRail() {
  const workspaces = useWorkspaces();
  const [, go] = useLocation();
  useEffect(followWorkspaces, []);
  return (
    <nav data-part aria-label={workspacesText.rail} className={styles["rail"]}>
      <ul>
        {workspaces.map((workspace, at) => (
          <li key={`${workspace.id}/${workspace.user}`}>
            <Tile workspace={workspace} digit={at + 1} />
          </li>
        ))}
      </ul>
      <IconButton
        label={workspacesText.add}
        className={styles["add"]}
        icon={<Plus size={20} />}
        onClick={() => addWorkspace.run({ current: undefined, go })}
      />
    </nav>
  );
}

function Tile({ workspace, digit }: { readonly workspace: OpenWorkspace; readonly digit: number }) {
  const { id, name, mentions } = workspace;
  const isCurrent = isOwnWorkspace(workspace);
  const hasBadge = !isCurrent && mentions > 0;
  const hasDot = !isCurrent && !hasBadge && workspace.has_unreads;
  const news = hasBadge ? workspacesText.mentions(mentions) : hasDot && workspacesText.unread;
  return (
    <Tooltip text={digit > 9 ? name : `${name} (${keysText(`Mod+${digit}`)})`}>
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        className={styles["tile"]}
        onClick={() => openWorkspace(workspace)}
      >
        <span aria-hidden="true" className={styles["picture"]} style={{ background: toneOf(id) }}>
          {initialsOf(name)}
        </span>
        <span className="visually-hidden">{workspacesText.tile(name, news)}</span>
        {hasBadge && (
          <span aria-hidden="true" className={styles["badge"]}>
            {mentions > 99 ? "99+" : mentions}
          </span>
        )}
        {hasDot && <span aria-hidden="true" className={styles["dot"]} />}
      </button>
    </Tooltip>
  );
}
