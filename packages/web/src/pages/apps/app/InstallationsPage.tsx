import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Facts, Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { InstallLink } from "./InstallLink.tsx";
import { mayChange, type OpenApp } from "./openApp.ts";

/** Where the app is, and how it gets there. */
export function InstallationsPage({ open }: { readonly open: OpenApp }) {
  const installed = useCall("developer.apps.installations.list", { app_id: open.app.id });
  const { run } = useAct();
  const uninstall = () => run(() => call("apps.developerUninstall", { app_id: open.app.id }), "It is gone from there.");
  return (
    <>
      <PageHead title="Installations" about="People install the app and agree to its scopes through this address." />
      <Section title="Install">
        <Facts facts={[["Address", <Id key="url" id={open.oauth_authorize_url} of="the address" />]]} />
        <InstallLink open={open} />
      </Section>
      <Section title="Installed in">
        <Loaded of={installed} label="Loading the installations">
          {(data) => (
            <DataTable
              label="Installations"
              rows={data.installations}
              keyOf={(one) => one.team_id}
              empty={<EmptyState text="Nobody has installed it yet. Install it with the button above." />}
              columns={[
                { head: "Workspace", cell: (one) => one.team_name },
                { head: "Id", cell: (one) => <Id id={one.team_id} of="the workspace id" /> },
                { head: "By", cell: (one) => one.installer_name },
                { head: "When", cell: (one) => <When ms={one.installed * 1000} nowMs={installed.dataUpdatedAt} /> },
                { head: "Bot scopes", isNumber: true, cell: (one) => one.bot_scopes.length },
                { head: "User scopes", isNumber: true, cell: (one) => one.user_scopes.length },
                { head: "Reach", cell: (one) => one.enterprise_id !== undefined && <Badge>whole org</Badge> },
                {
                  head: "Actions",
                  isActions: true,
                  cell: (one) =>
                    one.team_id === open.app.team_id && (
                      <ConfirmButton
                        label="Uninstall"
                        about={`from ${one.team_name}`}
                        look="quiet"
                        title={`Uninstall from ${one.team_name}?`}
                        isDisabled={!mayChange(open)}
                        onConfirm={uninstall}
                      >
                        <p>Every token that it has there ends at once, and the app is told.</p>
                      </ConfirmButton>
                    ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
    </>
  );
}
