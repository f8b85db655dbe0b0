import { call } from "../../../api/call.ts";
import { jobsText } from "../../../strings/jobs.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { SelectionBar } from "../../parts/SelectionBar.tsx";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Selection } from "../../parts/useSelection.ts";

type Bulk = "admin.conversations.bulkArchive" | "admin.conversations.bulkDelete";

/** What can be done with all chosen channels. It goes on as a job, whose progress the page of jobs shows. */
export function BulkActions({ selection }: { readonly selection: Selection<{ readonly name: string }> }) {
  const act = useAct();
  const ids = [...selection.chosen.keys()];
  const names = [...selection.chosen.values()].map(({ name }) => name);
  const start = async (method: Bulk) => {
    const isDone = await act.run(() => call(method, { channel_ids: ids }), jobsText.begun(ids.length));
    if (isDone) selection.clear();
    return isDone;
  };
  const listed = <p>{names.map((name) => `#${name}`).join(", ")}</p>;
  return (
    <SelectionBar selection={selection}>
      <ConfirmButton
        label={jobsText.archive}
        title={jobsText.archiveTitle(ids.length)}
        onConfirm={() => start("admin.conversations.bulkArchive")}
      >
        <p>{jobsText.archiveBody}</p>
        {listed}
      </ConfirmButton>
      <TypedConfirm
        label={jobsText.delete}
        title={jobsText.deleteTitle(ids.length)}
        name={jobsText.deleteName(ids.length, names[0] ?? "")}
        onConfirm={() => start("admin.conversations.bulkDelete")}
      >
        <p>{jobsText.deleteBody}</p>
        {listed}
      </TypedConfirm>
    </SelectionBar>
  );
}
