import { useState } from "react";
import { adminText } from "../../../strings/admin.ts";
import { appRequestsText } from "../../../strings/appRequests.ts";
import { scopesText } from "../../../strings/scopes.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import type { AskedScope } from "./judge.ts";

interface Props {
  readonly app: string;
  readonly scopes: readonly AskedScope[];
}

/** How many scopes an app asks for; a click says in words what they allow. */
export function Scopes({ app, scopes }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={appRequestsText.scopesButton(app, scopes.length)}
        onClick={() => setOpen(true)}
      >
        {appRequestsText.scopesCount(scopes.length)}
      </Button>
      {isOpen && (
        <Dialog isOpen isWide onClose={() => setOpen(false)} title={appRequestsText.scopesOf(app)}>
          <DataTable
            label={adminText.scopes}
            rows={scopes}
            keyOf={(scope) => `${scope.token_type} ${scope.name}`}
            empty={<EmptyState text={appRequestsText.noScopes} />}
            columns={[
              {
                head: appRequestsText.scope,
                cell: ({ name, is_sensitive: isSensitive }) => (
                  <>
                    <code>{name}</code> {isSensitive && <Badge tone="warn">{adminText.managesWorkspace}</Badge>}
                  </>
                ),
              },
              { head: appRequestsText.allows, cell: ({ name }) => scopesText[name] ?? name },
              { head: appRequestsText.actsAs, cell: (scope) => appRequestsText.tokenTypes[scope.token_type] },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
