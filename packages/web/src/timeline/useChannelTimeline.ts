import { useCallback, useEffect, useState } from "react";
import { leaveStretch, readAround, readNewest } from "../store/history.ts";
import { store, useClient } from "../store/store.ts";
import { findMessage } from "../store/timeline.ts";
import type { Timeline } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { timelineText } from "../strings/timeline.ts";
import { statusText } from "../strings/statuses.ts";

interface ChannelTimeline {
  /** Nothing until what is wanted has come. */
  readonly timeline: Timeline | undefined;
  readonly fault: string | undefined;
  read(): void;
}

/** The messages of a channel: its end, or the surroundings of the message that a link led to. */
export function useChannelTimeline(id: string, target: string | undefined): ChannelTimeline {
  const timeline = useClient((state) => state.timelines[id]);
  const [fault, setFault] = useState<string>();
  /** A link may outlive its message; then its surroundings are shown. */
  const [missing, setMissing] = useState<string>();
  const isThere = target === undefined || missing === target || findMessage(timeline, target) !== undefined;

  const read = useCallback(() => {
    setFault(undefined);
    const reading = target === undefined ? readNewest({ channel: id }) : readAround(id, target);
    reading.then(
      (outcome) => {
        if (!outcome.ok) return setFault(outcome.error);
        if (target === undefined || findMessage(store.getState().timelines[id], target)) return;
        setMissing(target);
        toast(timelineText.messageDeleted);
      },
      () => setFault(statusText.serverNotResponding),
    );
  }, [id, target]);
  const isKnown = timeline !== undefined && isThere;
  useEffect(() => {
    if (!isKnown) read();
  }, [isKnown, read]);
  useEffect(() => () => leaveStretch(id), [id]);
  return { timeline: isThere ? timeline : undefined, fault, read };
}
