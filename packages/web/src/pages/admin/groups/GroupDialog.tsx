import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useAct } from "../../parts/useAct.ts";
import { EntityPicker } from "../triggers/EntityPicker.tsx";
import type { Group } from "./group.ts";
import { adminText } from "../../../strings/admin.ts";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly group: Group;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Says who is in a group. */
export function GroupDialog({ group, teamId, onClose }: Props) {
  const [users, setUsers] = useState<readonly string[]>(group.users ?? []);
  const { isBusy, run } = useAct();
  const save = async () => {
    const set = () => call("usergroups.users.update", { usergroup: group.id, users: [...users] });
    if (await run(set, statusText.saved)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={adminText.membersOf(group.name)}
      actions={
        <>
          <Button onClick={onClose}>{buttonText.cancel}</Button>
          <Button variant="primary" disabled={isBusy || users.length === 0} onClick={() => void save()}>
            {buttonText.save}
          </Button>
        </>
      }
    >
      <EntityPicker kinds={["people"]} teamId={teamId} chosen={users} onChange={setUsers} />
    </Dialog>
  );
}
