import { isChannelId, isOrgId, isTeamId, isUserId } from "@platform/protocol/ids.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Select } from "../../../ui/Select.tsx";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import { EntityPicker } from "./EntityPicker.tsx";
import { triggersText } from "../../../strings/triggers.ts";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly trigger: { readonly id: string; readonly name: string };
  readonly teamId: string;
  readonly onClose: () => void;
}

const permissions = [
  ["everyone", triggersText.everyoneInWorkspace],
  ["app_collaborators", triggersText.collaborators],
  ["named_entities", triggersText.namedPeople],
] as const;

/** Says who may run one trigger. */
export function RunRuleDialog({ trigger, teamId, onClose }: Props) {
  const rule = useCall("workflows.triggers.permissions.list", { trigger_id: trigger.id });
  return (
    <Dialog isOpen onClose={onClose} title={triggersText.whoCanRun(trigger.name)}>
      <Loaded of={rule} label={triggersText.loadingRule}>
        {(data) => {
          const isNamed = data.permission_type === "named_entities";
          const { user_ids: users = [], channel_ids: channels = [], team_ids: teams = [], org_ids: orgs = [] } = data;
          return (
            <RunRuleForm
              triggerId={trigger.id}
              teamId={teamId}
              permission={data.permission_type}
              named={isNamed ? [...users, ...channels, ...teams, ...orgs] : []}
              onDone={onClose}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  readonly triggerId: string;
  readonly teamId: string;
  readonly permission: string;
  readonly named: readonly string[];
  readonly onDone: () => void;
}

function RunRuleForm({ triggerId, teamId, permission: before, named, onDone }: FormProps) {
  const [permission, setPermission] = useState(before);
  const [ids, setIds] = useState(named);
  const { isBusy, run } = useAct();
  const save = async () => {
    const listed = {
      user_ids: ids.filter(isUserId),
      channel_ids: ids.filter(isChannelId),
      team_ids: ids.filter(isTeamId),
      org_ids: ids.filter(isOrgId),
    };
    const set = () =>
      call("workflows.triggers.permissions.set", {
        trigger_id: triggerId,
        permission_type: permission,
        ...(permission === "named_entities" ? listed : {}),
      });
    const isDone = await run(set, statusText.saved);
    if (isDone) onDone();
    return isDone;
  };
  return (
    <KeptForm onSubmit={save}>
      <Field label={triggersText.access}>
        <Select value={permission} options={permissions} onChoose={setPermission} />
      </Field>
      {permission === "named_entities" && (
        <>
          <Notice>{triggersText.leavingChannel}</Notice>
          <EntityPicker kinds={["people", "channels", "workspace"]} teamId={teamId} chosen={ids} onChange={setIds} />
        </>
      )}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {buttonText.save}
      </Button>
    </KeptForm>
  );
}
