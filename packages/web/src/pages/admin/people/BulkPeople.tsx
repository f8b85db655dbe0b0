import { useState } from "react";
import { call } from "../../../api/call.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { SelectionBar } from "../../parts/SelectionBar.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Selection } from "../../parts/useSelection.ts";
import { BulkDeactivate } from "./BulkDeactivate.tsx";
import type { Person } from "./person.ts";
import { SessionLength } from "./SessionLength.tsx";

interface Props {
  readonly selection: Selection<Person>;
  readonly teamId: string;
}

/** What can be done with all chosen people. */
export function BulkPeople({ selection, teamId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const act = useAct();
  const ids = [...selection.chosen.keys()];
  const names = [...selection.chosen.values()].map((person) => person.full_name || person.username);
  const signOut = async () => {
    const reset = () => call("admin.users.session.resetBulk", { user_ids: ids });
    const isDone = await act.run(reset, sessionsText.bulkStarted);
    if (isDone) selection.clear();
    return isDone;
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <ConfirmButton
          label={sessionsText.signOut}
          title={sessionsText.bulkSignOutTitle(ids.length)}
          onConfirm={signOut}
        >
          <p>{sessionsText.bulkSignOutBody}</p>
          <p>{names.join(", ")}</p>
        </ConfirmButton>
        <Button onClick={() => setOpen(true)}>{sessionsText.length}</Button>
        <BulkDeactivate selection={selection} teamId={teamId} />
      </SelectionBar>
      {isOpen && (
        <SessionLength
          userIds={ids}
          onDone={() => {
            setOpen(false);
            selection.clear();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
