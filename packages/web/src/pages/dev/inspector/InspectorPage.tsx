import { Pause, Play, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import styles from "./Inspector.module.css";
import { LogRow } from "./LogRow.tsx";
import { matches } from "./matches.ts";
import { tellStories } from "./story.ts";
import { useLog } from "./useLog.ts";
import { devText } from "../../../strings/dev.ts";

const kinds = [
  ["", devText.everything],
  ["call", devText.calls],
  ["event", devText.events],
  ["delivery", devText.deliveries],
  ["interaction", devText.interactions],
] as const;

const outcomes = [
  ["", devText.anyOutcome],
  ["ok", devText.succeeded],
  ["refused", devText.failed],
] as const;

/** Every call, event, delivery and interaction as it happens, each below what caused it. */
export function InspectorPage() {
  const [text, setText] = useUrlFilter("q");
  const [kind, setKind] = useUrlFilter("kind");
  const [outcome, setOutcome] = useUrlFilter("outcome");
  const [isPaused, setPaused] = useState(false);
  const [openSeq, setOpenSeq] = useState<number | undefined>();
  const log = useLog(isPaused);
  const stories = useMemo(
    () => tellStories(log.entries.filter((entry) => matches(entry, { text, kind, outcome }))),
    [log.entries, text, kind, outcome],
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
      <FilterBar label={devText.filterLog}>
        <Filter label={devText.contains}>
          <Input
            type="search"
            value={text}
            placeholder={devText.filterPlaceholder}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Filter>
        <Filter label={devText.kind}>
          <Select value={kind} onChoose={setKind} options={kinds} />
        </Filter>
        <Filter label={devText.outcome}>
          <Select value={outcome} onChoose={setOutcome} options={outcomes} />
        </Filter>
      </FilterBar>
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
