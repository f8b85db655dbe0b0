import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { VList } from "virtua";
import { useClient } from "../store/store.ts";
import { useZone } from "../store/zone.ts";
import { type Outgoing, type Place, placeKey, type Timeline } from "../store/types.ts";
import { ListOverlays } from "./ListOverlays.tsx";
import styles from "./MessageList.module.css";
import { buildRows, type Row } from "./rows.ts";
import { RowView } from "./RowView.tsx";
import { screen } from "../navigation/screen.ts";
import { pointAt, pointAway } from "./pointing.ts";
import { useAnnouncements } from "./useAnnouncements.ts";
import { type ListScroll, useListScroll } from "./useListScroll.ts";
import { useJump } from "./useJump.ts";
import { useTopDay } from "./useTopDay.ts";
import { useUnreadLine } from "./useUnreadLine.ts";
import { useMessageKeys } from "./useMessageKeys.ts";

interface Props {
  readonly place: Place;
  readonly timeline: Timeline;
  readonly label: string;
  readonly beginning: ReactNode;
  readonly onOlder?: (() => void) | undefined;
  readonly onNewer?: (() => void) | undefined;
  /** Reads the end of the conversation, from wherever the list is. */
  readonly onLatest?: (() => void) | undefined;
  /** Everything up to this message was on the screen, which may be the end of the conversation. */
  readonly onSeen: (ts: string, isEnd: boolean) => void;
  readonly target?: string | undefined;
}

const nothing: readonly Outgoing[] = [];
const pointing = { onMouseOver: pointAt, onMouseLeave: pointAway };

/** The messages of a place. Only those in view are drawn, however many there are. */
export function MessageList(props: Props) {
  const { place, timeline, label, beginning, onOlder, onNewer, onLatest, onSeen, target } = props;
  const key = placeKey(place);
  const isInThread = place.thread !== undefined;
  const outgoing = useClient((state) => state.outgoing[key] ?? nothing);
  const { hasNewer } = timeline;
  const opensAt = useClient((state) => state.preferences.open_channels_at);
  const atEnd = useRef(true);
  const rows = useRows(timeline, useUnreadLine(place, atEnd), outgoing);
  const scroll = useListScroll({
    placeKey: key,
    rows,
    onOlder,
    onNewer: hasNewer ? onNewer : undefined,
    onSeen,
    target,
    opensAt: isInThread ? "unread" : opensAt,
    atEnd,
  });
  const toLatest = useLatest(scroll, hasNewer, onLatest, outgoing.length > 0);
  const day = useTopDay(scroll.list, rows);
  const jump = useJump({ channel: place.channel, timeline, rows, held: scroll.held, atEnd });
  const keys = useMessageKeys(rows, scroll.list, place);
  const draw = useCallback(
    (row: Row) => (
      <RowView key={row.key} row={row} channel={place.channel} isInThread={isInThread} beginning={beginning} />
    ),
    [place.channel, isInThread, beginning],
  );
  useAnnouncements(timeline);
  useEffect(() => () => screen.setState({ current: undefined }), [key]);

  return (
    <section aria-label={label} className={styles["frame"]} {...pointing} {...scroll.held.onInput} {...keys}>
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
        onScroll={(offset) => {
          scroll.onScroll(offset);
          day.see(offset);
        }}
        onResize={() => {
          scroll.onResize();
          day.see(scroll.list.current?.scrollOffset ?? 0);
        }}
      >
        {draw}
      </VList>
      <ListOverlays
        place={place}
        timeline={timeline}
        isAtEnd={scroll.isAtEnd}
        newer={scroll.newer}
        dayMs={day.ms}
        onLatest={toLatest}
        onJump={jump}
      />
    </section>
  );
}

/** Goes to the end of the conversation, from wherever the list is. What one says oneself is said at the end, and seen there. */
function useLatest(scroll: ListScroll, hasNewer: boolean, onLatest: (() => void) | undefined, isSending: boolean) {
  const { toEnd, toNextEnd } = scroll;
  const toLatest = useCallback(() => {
    if (!hasNewer) return toEnd();
    toNextEnd();
    onLatest?.();
  }, [hasNewer, toEnd, toNextEnd, onLatest]);
  const isSaying = isSending && hasNewer;
  useEffect(() => {
    if (isSaying) toLatest();
  }, [isSaying, toLatest]);
  return toLatest;
}

/** The list as it is drawn. */
function useRows(timeline: Timeline, lineTs: string | undefined, outgoing: readonly Outgoing[]): readonly Row[] {
  const self = useClient((state) => state.self);
  const zone = useZone();
  const { messages, hasOlder, hasNewer } = timeline;
  return useMemo(() => {
    const isWhole = !hasOlder;
    const options = { lineTs, self, zone, isWhole, hasNewer, outgoing: withoutArrived(outgoing, messages) };
    return buildRows(messages, options);
  }, [messages, lineTs, self, zone, hasOlder, hasNewer, outgoing]);
}

/** The event may come before the answer. */
export function withoutArrived(outgoing: readonly Outgoing[], messages: Timeline["messages"]): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(messages.slice(-100).map((message) => message.client_msg_id));
  return outgoing.filter((item) => !arrived.has(item.id));
}
