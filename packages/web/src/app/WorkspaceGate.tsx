import { Building2 } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { lastSession, onStopped, otherWorkspaces, type Workspace } from "../api/session.ts";
import { shellText } from "../strings/shell.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** Shows what is inside while the person belongs to the workspace of the page, and then the workspaces that they still have. */
export function WorkspaceGate({ children }: { readonly children: ReactNode }) {
  const others = useSyncExternalStore(onStopped, otherWorkspaces);
  return others === undefined ? children : <ClosedWorkspace others={others} />;
}

function ClosedWorkspace({ others }: { readonly others: readonly Workspace[] }) {
  const name = lastSession()?.team.name;
  useEffect(() => {
    document.title = shellText.closedTitle;
  }, []);
  return (
    <main>
      <h1 className="visually-hidden">{shellText.closedTitle}</h1>
      <div role="alert">
        <EmptyState
          icon={<Building2 size={20} aria-hidden="true" />}
          text={name === undefined ? shellText.noAccess : shellText.accessEnded(name)}
          action={others.map((workspace) => (
            <ButtonLink key={workspace.id} variant="primary" href={`/client/${workspace.id}`}>
              {shellText.openWorkspace(workspace.name)}
            </ButtonLink>
          ))}
        />
      </div>
    </main>
  );
}
