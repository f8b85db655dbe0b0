import { unanswered } from "../api/explain.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { holdsMark } from "../store/counting.ts";
import { leaveStretch, openingMark, readAround, readNewest, readUnread } from "../store/history.ts";
import { store, useClient } from "../store/store.ts";
import { findMessage } from "../store/timeline.ts";
import type { Timeline } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { timelineText } from "../strings/timeline.ts";

interface ChannelTimeline {
  /** Nothing until what is wanted has come. */
  readonly timeline: Timeline | undefined;
  readonly fault: string | undefined;
  read(): void;
}

/** The messages of a channel: where the unread ones begin, its end, or the surroundings of the message that a link led to. */
export function useChannelTimeline(id: string, target: string | undefined): ChannelTimeline {
  const timeline = useClient((state) => state.timelines[id]);
  const [fault, setFault] = useState<string>();
  /** A link may outlive its message; then its surroundings are shown. */
  const [missing, setMissing] = useState<string>();
  const [mark] = useState(() => openingMark(store.getState(), id));
  const hasOpened = useRef(false);
  const isThere =
    target === undefined
      ? hasOpened.current || isOpening(timeline, mark)
      : missing === target || findMessage(timeline, target) !== undefined;

  const read = useCallback(() => {
    setFault(undefined);
    const isAtMark = mark !== undefined && !hasOpened.current;
    const opening = () => (isAtMark ? readUnread(id, mark) : readNewest({ channel: id }));
    const reading = target === undefined ? opening() : readAround(id, target);
    reading.then(
      (outcome) => {
        if (!outcome.ok) return setFault(outcome.error);
        if (target === undefined || findMessage(store.getState().timelines[id], target)) return;
        setMissing(target);
        toast(timelineText.messageDeleted);
      },
      () => setFault(unanswered),
    );
  }, [id, target, mark]);
  const isKnown = timeline !== undefined && isThere;
  useEffect(() => {
    if (isKnown) hasOpened.current = true;
    else read();
  }, [isKnown, read]);
  useEffect(() => () => leaveStretch(id), [id]);
  return { timeline: isThere ? timeline : undefined, fault, read };
}

/** Whether what is loaded is what the conversation opens with. */
function isOpening(timeline: Timeline | undefined, mark: string | undefined): boolean {
  if (!timeline) return false;
  return mark === undefined ? !timeline.hasNewer : holdsMark(timeline, mark);
}
