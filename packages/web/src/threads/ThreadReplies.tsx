import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import type { VListHandle } from "virtua";
import { explain, unanswered } from "../api/explain.ts";
import { readNewest } from "../store/history.ts";
import { markThreadSeen } from "../store/marking.ts";
import { useClient } from "../store/store.ts";
import { type Outgoing, type Place, placeKey, type Timeline } from "../store/types.ts";
import { useZone } from "../store/zone.ts";
import { panesText } from "../strings/panes.ts";
import { threadsText } from "../strings/threads.ts";
import { withoutArrived } from "../timeline/MessageList.tsx";
import { RowView } from "../timeline/RowView.tsx";
import { pointAt, pointAway } from "../timeline/pointing.ts";
import { buildRows } from "../timeline/rows.ts";
import { useMessageKeys } from "../timeline/useMessageKeys.ts";
import { Button } from "../ui/Button.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./Threads.module.css";

interface Props {
  readonly place: Place & { readonly thread: string };
  readonly timeline: Timeline;
  readonly label: string;
  readonly lineTs: string | undefined;
}

const nothing: readonly Outgoing[] = [];

/** The first message of a thread and its latest replies; the others are loaded on request. */
export function ThreadReplies({ place, timeline, label, lineTs }: Props) {
  const { messages } = timeline;
  const self = useClient((state) => state.self);
  const zone = useZone();
  const outgoing = useClient((state) => state.outgoing[placeKey(place)] ?? nothing);
  const rows = useMemo(
    () => buildRows(messages, { lineTs, self, zone, isWhole: false, outgoing: withoutArrived(outgoing, messages) }),
    [messages, lineTs, self, zone, outgoing],
  );
  // Nothing here is virtual: the browser scrolls to what gets the focus.
  const noList = useRef<VListHandle>(null);
  const keys = useMessageKeys(rows, noList, place);
  const end = useSeen(place, messages.at(-1)?.ts);
  const hidden = timeline.isPreview ? (messages[0]?.reply_count ?? 0) - messages.length + 1 : 0;
  const rootKey = messages[0]?.ts;
  return (
    <div onMouseOver={pointAt} onMouseLeave={pointAway} {...keys}>
      <div role="group" aria-label={label} tabIndex={0} data-part="list" className={styles["messages"]}>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <RowView row={row} channel={place.channel} isInThread beginning={null} />
            {row.key === rootKey && hidden > 0 && <More place={place} hidden={hidden} />}
          </Fragment>
        ))}
      </div>
      <div ref={end} />
    </div>
  );
}

function More({ place, hidden }: { readonly place: Place; readonly hidden: number }) {
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    const answer = await readNewest(place).catch(() => ({ ok: false, error: unanswered }) as const);
    if (!answer.ok) toast(panesText.threadFailed(explain(answer.error)));
    setReading(false);
  };
  return (
    <Button variant="quiet" className={styles["more"]} disabled={isReading} onClick={() => void read()}>
      {threadsText.more(hidden)}
    </Button>
  );
}

/** Marks the thread as read while its end is on the screen of an attentive person. */
function useSeen({ channel, thread }: Props["place"], newest: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || newest === undefined) return undefined;
    let isVisible = false;
    const mark = () => isVisible && markThreadSeen(channel, thread);
    const observer = new IntersectionObserver((entries) => {
      isVisible = entries.at(-1)?.isIntersecting === true;
      mark();
    });
    observer.observe(current);
    addEventListener("focus", mark);
    return () => {
      observer.disconnect();
      removeEventListener("focus", mark);
    };
  }, [channel, thread, newest]);
  return end;
}
