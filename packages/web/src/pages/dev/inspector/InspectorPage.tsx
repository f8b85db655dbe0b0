import { Pause, Play, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import styles from "./Inspector.module.css";
import { LogRow } from "./LogRow.tsx";
import { InspectorFilters } from "./InspectorFilters.tsx";
import { matches } from "./matches.ts";
import { tellStories } from "./story.ts";
import { useLog } from "./useLog.ts";
import { useLogFilter } from "./useLogFilter.ts";
import { devText } from "../../../strings/dev.ts";

/** Every call, write, event, delivery, interaction and response as it happens, each below what caused it. */
export function InspectorPage() {
  const [filter, change] = useLogFilter();
  const [isPaused, setPaused] = useState(false);
  const [openSeq, setOpenSeq] = useState<number | undefined>();
  const log = useLog(isPaused);
  const stories = useMemo(
    () => tellStories(log.entries.filter((entry) => matches(entry, filter))),
    [log.entries, filter],
  );
  return (
    <>
      <PageHead
        title={devText.inspector}
        about={devText.inspectorAbout}
        actions={
          <>
            <Button onClick={() => setPaused(!isPaused)} aria-pressed={isPaused}>
              {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
              {isPaused ? devText.resume : devText.pause}
            </Button>
            <Button onClick={log.clear}>
              <Trash2 size={16} aria-hidden="true" />
              {devText.clear}
            </Button>
          </>
        }
      />
      <InspectorFilters filter={filter} entries={log.entries} onChange={change} />
      {log.dropped > 0 && <Notice tone="warn">{devText.droppedEntries(log.dropped)}</Notice>}
      {log.fault !== undefined && <Notice tone="warn">{log.fault}</Notice>}
      {!log.isLoaded && log.fault === undefined && <Skeleton label={devText.loadingLog} />}
      {log.isLoaded && stories.length === 0 && (
        <EmptyState text={log.entries.length === 0 ? devText.emptyLog : devText.noMatch} />
      )}
      {stories.length > 0 && (
        <ol className={styles["log"]} aria-label={devText.log}>
          {stories.map((told) => (
            <LogRow
              key={told.entry.seq}
              told={told}
              isOpen={openSeq === told.entry.seq}
              onToggle={() => setOpenSeq(openSeq === told.entry.seq ? undefined : told.entry.seq)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
