import { isOrgId, isTeamId, isUserId } from "@platform/protocol/ids.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import { EntityPicker } from "./EntityPicker.tsx";
import type { Rule } from "./rule.ts";
import { triggersText } from "../../../strings/triggers.ts";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly permission: string;
  readonly rule: Rule;
  readonly teamId: string;
  readonly onClose: () => void;
}

const visibilities = [
  ["everyone", triggersText.everyone],
  ["named_entities", triggersText.namedPeople],
  ["no_one", triggersText.nobody],
] as const;

/** Says who may do one thing with a type of trigger. */
export function TypeRuleDialog({ id, title, permission, rule, teamId, onClose }: Props) {
  const [visibility, setVisibility] = useState(rule.permission);
  const [ids, setIds] = useState<readonly string[]>([
    ...(rule.user_ids ?? []),
    ...(rule.team_ids ?? []),
    ...(rule.org_ids ?? []),
  ]);
  const { isBusy, run } = useAct();
  const save = async () => {
    const isNamed = visibility === "named_entities";
    const listed = {
      user_ids: ids.filter(isUserId),
      team_ids: ids.filter(isTeamId),
      org_ids: ids.filter(isOrgId),
    };
    const entry = { type: permission, visibility, ...(isNamed ? listed : {}) };
    const set = () => call("admin.workflows.triggers.types.permissions.set", { id, permissions: [entry] });
    if (await run(set, statusText.saved)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{buttonText.cancel}</Button>
          <Button variant="primary" disabled={isBusy} onClick={() => void save()}>
            {buttonText.save}
          </Button>
        </>
      }
    >
      <Field label={triggersText.access}>
        <Select value={visibility} options={visibilities} onChoose={setVisibility} />
      </Field>
      {visibility === "named_entities" && (
        <EntityPicker kinds={["people", "workspace"]} teamId={teamId} chosen={ids} onChange={setIds} />
      )}
    </Dialog>
  );
}
