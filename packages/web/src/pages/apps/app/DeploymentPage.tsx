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

/** What an app was deployed as, and what its functions are given. */
export function DeploymentPage({ open }: { readonly open: OpenApp }) {
  const versions = useCall("apps.hosted.versions.list", { app_id: open.app.id });
  const { run } = useAct();
  const activate = (version: number) =>
    run(
      () => call("apps.hosted.versions.activate", { app_id: open.app.id, version }),
      `Version ${version} runs from now on.`,
    );
  return (
    <>
      <PageHead
        title="Deployment"
        about="Functions that run here are deployed with platform deploy. An earlier version can be brought back at any time."
      />
      <Section title="Versions">
        <Loaded of={versions} label="Loading the versions">
          {(data) => (
            <DataTable
              label="All versions"
              rows={data.versions}
              keyOf={(version) => String(version.version)}
              empty={<EmptyState text="It was never deployed. Run platform deploy in its project." />}
              columns={[
                { head: "Version", isNumber: true, cell: (version) => version.version },
                { head: "State", cell: (version) => version.is_active && <Badge tone="ok">runs now</Badge> },
                {
                  head: "Deployed",
                  cell: (version) => <When ms={version.date_created * 1000} nowMs={versions.dataUpdatedAt} />,
                },
                { head: "Functions", cell: (version) => version.functions.join(", ") },
                { head: "Size (kB)", isNumber: true, cell: (version) => Math.ceil(version.bundle_size / 1_000) },
                { head: "By", cell: (version) => <code>{version.created_by}</code> },
                {
                  head: "Actions",
                  isActions: true,
                  cell: (version) =>
                    !version.is_active && (
                      <ConfirmButton
                        label="Run this one"
                        about={`version ${version.version}`}
                        look="quiet"
                        title={`Run version ${version.version}?`}
                        isDisabled={!mayChange(open)}
                        onConfirm={() => activate(version.version)}
                      >
                        <p>Calls that are under way end in the version they began in. The manifest stays as it is.</p>
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
