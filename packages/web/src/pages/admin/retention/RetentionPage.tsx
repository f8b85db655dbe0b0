import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { retentionText } from "../../../strings/retention.ts";
import { Button } from "../../../ui/Button.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { type Kind, kinds } from "./kinds.ts";
import { Preview } from "./Preview.tsx";
import { Reports } from "./Reports.tsx";
import { RuleForm } from "./RuleForm.tsx";

/** How long a workspace keeps messages and files; with a preview, because what is deleted does not come back. */
export function RetentionPage({ teamId }: { readonly teamId: string }) {
  const rules = useCall("admin.retention.rules.list", { team_id: teamId });
  const [previewed, setPreviewed] = useState<Kind | undefined>();
  const { isBusy, run } = useAct();
  return (
    <>
      <PageHead
        title={retentionText.retention}
        about={retentionText.about}
        actions={
          <Button
            disabled={isBusy}
            onClick={() => void run(() => call("admin.retention.run", { team_id: teamId }), retentionText.started)}
          >
            {retentionText.run}
          </Button>
        }
      />
      <Loaded of={rules} label={retentionText.loading}>
        {(data) => (
          <DataTable
            label={retentionText.rules}
            rows={kinds.map((kind) => ({ kind, rule: data.rules.find((rule) => rule.kind === kind) }))}
            keyOf={({ kind }) => kind}
            empty={null}
            columns={[
              { head: retentionText.kind, cell: ({ kind }) => retentionText.kinds[kind] },
              {
                head: retentionText.keepFor,
                cell: ({ rule }) => (rule ? retentionText.days(rule.duration_days) : retentionText.everything),
              },
              { head: retentionText.state, cell: ({ rule }) => rule && <State isConfirmed={rule.is_confirmed} /> },
              {
                head: retentionText.save,
                isActions: true,
                cell: ({ kind, rule }) => (
                  <RuleForm
                    kind={kind}
                    teamId={teamId}
                    days={rule?.duration_days}
                    onPreview={() => setPreviewed(kind)}
                    onRemove={() => setPreviewed(undefined)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {previewed && (
        <Preview
          key={previewed}
          rule={{ team_id: teamId, kind: previewed }}
          name={retentionText.kinds[previewed]}
          onDone={() => setPreviewed(undefined)}
        />
      )}
      <Section title={retentionText.reports} about={retentionText.reportsAbout}>
        <Reports teamId={teamId} />
      </Section>
    </>
  );
}

function State({ isConfirmed }: { readonly isConfirmed: boolean }) {
  return isConfirmed ? (
    <Badge tone="ok">{retentionText.active}</Badge>
  ) : (
    <Badge tone="warn">{retentionText.waiting}</Badge>
  );
}
