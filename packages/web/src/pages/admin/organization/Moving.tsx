import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { organizationText } from "../../../strings/organization.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

const steps: Readonly<Record<string, string>> = {
  org_login_required: organizationText.stepAccept,
  team_added_to_org: organizationText.stepReopen,
};

/** What a server answers for a workspace that is on its way into an organization. */
export function isMoving(code: string | undefined): code is string {
  return code !== undefined && code in steps;
}

interface Props {
  readonly teamId: string;
  /** What every other call is answered. */
  readonly code: string;
}

/** All that is left to do in a workspace while it moves. */
export function Moving({ teamId, code }: Props) {
  const { run } = useAct();
  return (
    <Section title={organizationText.movingTitle}>
      <Notice tone="warn">
        <CodeText text={organizationText.movingBody(steps[code] ?? "", code)} />
      </Notice>
      <ConfirmButton
        label={organizationText.cancelMove}
        title={organizationText.cancelMoveTitle}
        onConfirm={() =>
          run(() => call("admin.teams.migration.cancel", { team_id: teamId }), organizationText.cancelled)
        }
      >
        <p>{organizationText.cancelBody}</p>
      </ConfirmButton>
    </Section>
  );
}
