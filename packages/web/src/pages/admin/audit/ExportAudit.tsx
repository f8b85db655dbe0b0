import { Download } from "lucide-react";
import { useState } from "react";
import { Refused } from "../../../api/Refused.ts";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { saveFile } from "../../parts/saveFile.ts";
import { sayRefusal } from "../../parts/sayRefusal.ts";
import { auditCsv } from "./auditCsv.ts";
import { readEntries } from "./readEntries.ts";
import type { AuditQuery } from "./useAuditFilter.ts";

/** Writes everything that the filter finds into a file, not only what the page shows. */
export function ExportAudit({ query }: { readonly query: AuditQuery }) {
  const [count, setCount] = useState<number | undefined>();
  const write = async () => {
    setCount(0);
    try {
      const { entries, isCut } = await readEntries(query, setCount);
      saveFile(auditSearchText.fileName, "text/csv", auditCsv(entries));
      toast(isCut ? auditSearchText.cut(entries.length) : auditSearchText.exported(entries.length));
    } catch (error) {
      toast(sayRefusal(error instanceof Refused ? error.code : undefined));
    } finally {
      setCount(undefined);
    }
  };
  return (
    <Button disabled={count !== undefined} onClick={() => void write()}>
      <Download size={16} aria-hidden="true" />
      {count === undefined ? auditSearchText.export : auditSearchText.exporting(count)}
    </Button>
  );
}
