import { call } from "../../../api/call.ts";
import { invitesText } from "../../../strings/invites.ts";
import { statusText } from "../../../strings/statuses.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useAct } from "../../parts/useAct.ts";
import { Setting } from "./Setting.tsx";

/** Whether members ask administrators to invite people. */
export function InviteApprovalSetting({
  teamId,
  isRequired,
}: {
  readonly teamId: string;
  readonly isRequired: boolean;
}) {
  const { isBusy, run } = useAct();
  const set = (required: boolean) =>
    run(() => call("admin.teams.settings.setInviteApproval", { team_id: teamId, required }), statusText.saved);
  return (
    <Setting title={invitesText.approval} effect={<CodeText text={invitesText.approvalAbout} />}>
      <Switch
        label={invitesText.approvalLabel}
        isOn={isRequired}
        isDisabled={isBusy}
        onChange={(required) => void set(required)}
      />
    </Setting>
  );
}
