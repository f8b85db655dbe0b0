import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";

const steps: Readonly<Record<string, string>> = {
  org_login_required: "The organization has still to take it in.",
  team_added_to_org: "The organization has taken it in, and has still to open it again.",
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
    <Section title="This workspace is moving">
      <Notice tone="warn">
        {steps[code]} Until then every call answers <code>{code}</code>.
      </Notice>
      <ConfirmButton
        label="Call off the move"
        title="Call off the move?"
        onConfirm={() =>
          run(() => call("admin.teams.migration.cancel", { team_id: teamId }), "Everything is as before.")
        }
      >
        <p>Its people can go on at once, and it belongs to no organization. Only owners can do this.</p>
      </ConfirmButton>
    </Section>
  );
}
