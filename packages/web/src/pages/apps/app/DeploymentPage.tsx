import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { mayChange, type OpenApp } from "./openApp.ts";
import { Variables } from "./Variables.tsx";
import { appConfigText } from "../../../strings/appConfig.ts";

/** What an app was deployed as, and what its functions are given. */
export function DeploymentPage({ open }: { readonly open: OpenApp }) {
  const versions = useCall("apps.hosted.versions.list", { app_id: open.app.id });
  const { run } = useAct();
  const activate = (version: number) =>
    run(
      () => call("apps.hosted.versions.activate", { app_id: open.app.id, version }),
      appConfigText.versionRestored(version),
    );
  return (
    <>
      <PageHead title={appConfigText.deployment} about={appConfigText.deploymentAbout} />
      <Section title={appConfigText.versions}>
        <Loaded of={versions} label={appConfigText.loadingVersions}>
          {(data) => (
            <DataTable
              label={appConfigText.allVersions}
              rows={data.versions}
              keyOf={(version) => String(version.version)}
              empty={<EmptyState text={appConfigText.noVersions} />}
              columns={[
                { head: appConfigText.version, isNumber: true, cell: (version) => version.version },
                {
                  head: appConfigText.state,
                  cell: (version) => version.is_active && <Badge tone="ok">{appConfigText.running}</Badge>,
                },
                {
                  head: appConfigText.deployed,
                  cell: (version) => <When ms={version.date_created * 1000} nowMs={versions.dataUpdatedAt} />,
                },
                { head: appConfigText.functions, cell: (version) => version.functions.join(", ") },
                {
                  head: appConfigText.sizeKb,
                  isNumber: true,
                  cell: (version) => Math.ceil(version.bundle_size / 1_000),
                },
                { head: appConfigText.by, cell: (version) => <code>{version.created_by}</code> },
                {
                  head: appConfigText.actions,
                  isActions: true,
                  cell: (version) =>
                    !version.is_active && (
                      <ConfirmButton
                        label={appConfigText.runVersion}
                        about={appConfigText.versionNumber(version.version)}
                        variant="quiet"
                        title={appConfigText.runVersionTitle(version.version)}
                        isDisabled={!mayChange(open)}
                        onConfirm={() => activate(version.version)}
                      >
                        <p>{appConfigText.rollbackBody}</p>
                      </ConfirmButton>
                    ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Variables open={open} />
    </>
  );
}
