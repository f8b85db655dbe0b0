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
import { appConfigText } from "../../../strings/appConfig.ts";

/** Where the app is, and how it gets there. */
export function InstallationsPage({ open }: { readonly open: OpenApp }) {
  const installed = useCall("developer.apps.installations.list", { app_id: open.app.id });
  const { run } = useAct();
  const uninstall = () =>
    run(() => call("apps.developerUninstall", { app_id: open.app.id }), appConfigText.uninstalled);
  return (
    <>
      <PageHead title={appConfigText.installations} about={appConfigText.installAbout} />
      <Section title={appConfigText.installTitle}>
        <Facts
          facts={[[appConfigText.url, <Id key="url" id={open.oauth_authorize_url} of={appConfigText.theLink} />]]}
        />
        <InstallLink open={open} />
      </Section>
      <Section title={appConfigText.installedIn}>
        <Loaded of={installed} label={appConfigText.loadingInstallations}>
          {(data) => (
            <DataTable
              label={appConfigText.installations}
              rows={data.installations}
              keyOf={(one) => one.team_id}
              empty={<EmptyState text={appConfigText.noInstallations} />}
              columns={[
                { head: appConfigText.workspace, cell: (one) => one.team_name },
                { head: appConfigText.id, cell: (one) => <Id id={one.team_id} of={appConfigText.theWorkspaceId} /> },
                { head: appConfigText.by, cell: (one) => one.installer_name },
                {
                  head: appConfigText.time,
                  cell: (one) => <When ms={one.installed * 1000} nowMs={installed.dataUpdatedAt} />,
                },
                { head: appConfigText.botScopes, isNumber: true, cell: (one) => one.bot_scopes.length },
                { head: appConfigText.userScopes, isNumber: true, cell: (one) => one.user_scopes.length },
                {
                  head: appConfigText.scope,
                  cell: (one) => one.enterprise_id !== undefined && <Badge>{appConfigText.wholeOrg}</Badge>,
                },
                {
                  head: appConfigText.actions,
                  isActions: true,
                  cell: (one) =>
                    one.team_id === open.app.team_id && (
                      <ConfirmButton
                        label={appConfigText.uninstall}
                        about={appConfigText.from(one.team_name)}
                        variant="quiet"
                        title={appConfigText.uninstallFrom(one.team_name)}
                        isDisabled={!mayChange(open)}
                        onConfirm={uninstall}
                      >
                        <p>{appConfigText.uninstallBody}</p>
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
