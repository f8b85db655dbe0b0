import { call } from "../../../api/call.ts";
import { adminText } from "../../../strings/admin.ts";
import { bulkPeopleText } from "../../../strings/bulkPeople.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { toast } from "../../../ui/toast.ts";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Selection } from "../../parts/useSelection.ts";
import type { Person } from "./person.ts";

interface Props {
  readonly selection: Selection<Person>;
  readonly teamId: string;
}

/** Deactivates all chosen people as a job, after their number was typed. */
export function BulkDeactivate({ selection, teamId }: Props) {
  const act = useAct();
  const people = [...selection.chosen.values()];
  const ids = [...selection.chosen.keys()];
  const start = async () => {
    let leftOut = 0;
    const isDone = await act.run(async () => {
      const started = await call("admin.users.bulkRemove", { team_id: teamId, user_ids: ids });
      if (started.ok) leftOut = started.not_added.length;
      return started;
    });
    if (isDone) {
      toast(bulkPeopleText.deactivating(ids.length - leftOut, leftOut));
      selection.clear();
    }
    return isDone;
  };
  return (
    <TypedConfirm
      label={adminText.deactivate}
      title={bulkPeopleText.deactivateTitle(ids.length)}
      name={bulkPeopleText.deactivateName(ids.length, people[0]?.username ?? "")}
      onConfirm={start}
    >
      <p>
        <CodeText text={bulkPeopleText.deactivateBody} />
      </p>
      <p>{people.map((person) => person.full_name || person.username).join(", ")}</p>
    </TypedConfirm>
  );
}
