import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { holdsMark } from "../store/counting.ts";
import { readUnread } from "../store/history.ts";
import type { Timeline } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import type { HeldPlace } from "./heldPlace.ts";
import { messagesOf, type Row } from "./rows.ts";
import { messageListText } from "../strings/messageList.ts";

interface Options {
  readonly channel: string;
  readonly timeline: Timeline;
  readonly rows: readonly Row[];
  readonly held: HeldPlace;
  readonly atEnd: RefObject<boolean>;
}

/** Goes to the first message after a moment, which is read when it is not loaded; to the last one when none follows. */
export function useJump({ channel, timeline, rows, held, atEnd }: Options): (ts: string) => void {
  const wanted = useRef<string>(undefined);
  const arrive = useCallback(() => {
    const ts = wanted.current;
    if (ts === undefined || !holdsMark(timeline, ts)) return;
    wanted.current = undefined;
    const found = rows.findIndex((row) => messagesOf(row).some((message) => message.ts >= ts));
    // With the name of the day, or the beginning, before it.
    const start = rows.findLastIndex((row, index) => index < found && messagesOf(row).length > 0) + 1;
    const row = found < 0 ? rows.at(-1) : rows[start];
    if (row) held.goTo({ key: row.key, align: "start" });
  }, [timeline, rows, held]);
  useLayoutEffect(arrive, [arrive]);
  return useCallback(
    (ts: string) => {
      wanted.current = ts;
      // The list would follow its end, which is about to be another one.
      atEnd.current = false;
      held.release();
      arrive();
      if (wanted.current !== undefined) readUnread(channel, ts).catch(() => toast(messageListText.jumpFailed));
    },
    [channel, arrive, atEnd, held],
  );
}
