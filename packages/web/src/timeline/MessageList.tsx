import { ArrowDown } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { VList } from "virtua";
import { useClient } from "../store/store.ts";
import { type Outgoing, type Place, placeKey, type Timeline } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { DayRow, UnreadRow } from "./DividerRows.tsx";
import styles from "./MessageList.module.css";
import { MessageRow } from "./MessageRow.tsx";
import { OutgoingRow } from "./OutgoingRow.tsx";
import { buildRows, type Row } from "./rows.ts";
import { screen } from "../navigation/screen.ts";
import { useAnnouncements } from "./useAnnouncements.ts";
import { useListScroll } from "./useListScroll.ts";
import { useMessageKeys } from "./useMessageKeys.ts";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly place: Place;
  readonly timeline: Timeline;
  readonly label: string;
  /** What was read when the place was opened. */
  readonly lineTs: string | undefined;
  readonly beginning: ReactNode;
  readonly onOlder?: (() => void) | undefined;
  readonly onNewer?: (() => void) | undefined;
  /** Reads the end of the conversation, from wherever the list is. */
  readonly onLatest?: (() => void) | undefined;
  /** The end is in view, so everything is read. */
  readonly onEnd: () => void;
  readonly target?: string | undefined;
}

const nothing: readonly Outgoing[] = [];

/** The messages of a place. Only those in view are drawn, however many there are. */
export function MessageList(props: Props) {
  const { place, timeline, label, lineTs, beginning, onOlder, onNewer, onLatest, onEnd, target } = props;
  const key = placeKey(place);
  const self = useClient((state) => state.self);
  const outgoing = useClient((state) => state.outgoing[key] ?? nothing);
  const { messages, hasOlder, hasNewer } = timeline;
  const rows = useMemo(
    () => buildRows(messages, { lineTs, self, isWhole: !hasOlder, outgoing: withoutArrived(outgoing, messages) }),
    [messages, lineTs, self, hasOlder, outgoing],
  );
  const scroll = useListScroll({
    placeKey: key,
    rows,
    onOlder,
    onNewer: hasNewer ? onNewer : undefined,
    onEnd,
    target,
  });
  const { toEnd, toNextEnd } = scroll;
  const toLatest = useCallback(() => {
    if (!hasNewer) return toEnd();
    toNextEnd();
    onLatest?.();
  }, [hasNewer, toEnd, toNextEnd, onLatest]);
  // What one says oneself is said at the end, and seen there.
  const isSaying = outgoing.length > 0 && hasNewer;
  useEffect(() => {
    if (isSaying) toLatest();
  }, [isSaying, toLatest]);
  const keys = useMessageKeys(rows, scroll.list, place);
  const isInThread = place.thread !== undefined;
  const draw = useCallback(
    (row: Row) => (
      <RowView key={row.key} row={row} channel={place.channel} isInThread={isInThread} beginning={beginning} />
    ),
    [place.channel, isInThread, beginning],
  );
  useAnnouncements(timeline);
  useEffect(() => () => screen.setState({ current: undefined }), [key]);

  return (
    <section aria-label={label} className={styles["frame"]} onMouseOver={pointAt} onMouseLeave={pointAway} {...keys}>
      <VList
        ref={scroll.list}
        data={rows}
        shift={scroll.isShifted}
        bufferSize={400}
        tabIndex={0}
        data-part="list"
        role="group"
        aria-label={label}
        className={styles["list"]}
        onScroll={scroll.onScroll}
        onResize={scroll.onResize}
      >
        {draw}
      </VList>
      {!scroll.isAtEnd && (
        <div className={styles["jump"]}>
          <Button onClick={toLatest}>
            <ArrowDown size={16} aria-hidden="true" />
            {scroll.newer === 0 ? timelineText.jumpToLatest : timelineText.newMessageCount(scroll.newer)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The event may come before the answer. */
function withoutArrived(outgoing: readonly Outgoing[], messages: Timeline["messages"]): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(messages.slice(-100).map((message) => message.client_msg_id));
  return outgoing.filter((item) => !arrived.has(item.id));
}

interface RowProps {
  readonly row: Row;
  readonly channel: string;
  readonly isInThread: boolean;
  readonly beginning: ReactNode;
}

function RowView({ row, channel, isInThread, beginning }: RowProps) {
  switch (row.kind) {
    case "beginning":
      return <>{beginning}</>;
    case "day":
      return <DayRow ms={row.ms} />;
    case "unread":
      return <UnreadRow />;
    case "outgoing":
      return <OutgoingRow item={row.item} isGrouped={row.isGrouped} />;
    case "message":
      return <MessageRow channel={channel} message={row.message} isGrouped={row.isGrouped} isInThread={isInThread} />;
  }
}

/** One listener for all rows. While a menu of a message is open the pointer is elsewhere, and its actions stay. */
function pointAt(event: React.MouseEvent): void {
  const ts = (event.target as Element).closest<HTMLElement>("[data-ts]")?.dataset["ts"];
  if (ts !== undefined && ts !== screen.getState().current && !isActing()) screen.setState({ current: ts });
}

function pointAway(): void {
  const holdsFocus = document.activeElement?.closest("[data-ts]") !== null;
  if (!isActing() && !holdsFocus) screen.setState({ current: undefined });
}

function isActing(): boolean {
  return document.querySelector("[data-ts] [aria-expanded=true]") !== null;
}
