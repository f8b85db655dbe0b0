import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { Button } from "../../../ui/Button.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useAct } from "../../parts/useAct.ts";
import { ExportFile } from "./ExportFile.tsx";

/** Exports the log of a workspace in the background, however long it is. The file appears here, and on the page of jobs. */
export function ExportAll({ teamId }: { readonly teamId: string }) {
  const act = useAct();
  const [jobId, setJobId] = useState<string>();
  const start = (format: "csv" | "jsonl") =>
    void act.run(async () => {
      const answer = await call("admin.audit.export", { team_id: teamId, format });
      if (answer.ok) setJobId(answer.job_id);
      return answer;
    }, auditSearchText.exportStarted);
  return (
    <>
      <Menu
        trigger={
          <Button disabled={act.isBusy}>
            {auditSearchText.exportAll}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onChoose={() => start("csv")}>{auditSearchText.exportAllCsv}</MenuItem>
        <MenuItem onChoose={() => start("jsonl")}>{auditSearchText.exportAllJson}</MenuItem>
      </Menu>
      {jobId !== undefined && <ExportFile key={jobId} jobId={jobId} />}
    </>
  );
}
