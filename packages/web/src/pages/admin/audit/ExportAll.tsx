import { ChevronDown } from "lucide-react";
import { call } from "../../../api/call.ts";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { Button } from "../../../ui/Button.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useAct } from "../../parts/useAct.ts";

/** Exports the log of a workspace in the background, however long it is. The page of jobs has the file. */
export function ExportAll({ teamId }: { readonly teamId: string }) {
  const act = useAct();
  const start = (format: "csv" | "jsonl") =>
    void act.run(() => call("admin.audit.export", { team_id: teamId, format }), auditSearchText.exportStarted);
  return (
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
  );
}
