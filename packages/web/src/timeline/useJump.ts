import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { VListHandle } from "virtua";
import { holdsMark } from "../store/counting.ts";
import { readUnread } from "../store/history.ts";
import type { Timeline } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { messagesOf, type Row } from "./rows.ts";
import { messageListText } from "../strings/messageList.ts";

interface Options {
  readonly channel: string;
  readonly timeline: Timeline;
  readonly rows: readonly Row[];
  readonly list: RefObject<VListHandle | null>;
  readonly atEnd: RefObject<boolean>;
}

/** Goes to the first message after a moment, which is read when it is not loaded; to the last one when none follows. */
export function useJump({ channel, timeline, rows, list, atEnd }: Options): (ts: string) => void {
  const wanted = useRef<string>(undefined);
  const arrive = useCallback(() => {
    const ts = wanted.current;
    if (ts === undefined || !holdsMark(timeline, ts)) return;
    wanted.current = undefined;
    const found = rows.findIndex((row) => messagesOf(row).some((message) => message.ts >= ts));
    const at = found < 0 ? rows.length - 1 : found;
    // With the name of the day, or the beginning, before it.
    const start = rows.findLastIndex((row, index) => index < at && messagesOf(row).length > 0) + 1;
    list.current?.scrollToIndex(found < 0 ? at : start, { align: "start" });
  }, [timeline, rows, list]);
  useLayoutEffect(arrive, [arrive]);
  return useCallback(
    (ts: string) => {
      wanted.current = ts;
      // The list would follow its end, which is about to be another one.
      atEnd.current = false;
      arrive();
      if (wanted.current !== undefined) readUnread(channel, ts).catch(() => toast(messageListText.jumpFailed));
    },
    [channel, arrive, atEnd],
  );
}
