import { type RefObject, useCallback, useState } from "react";
import type { VListHandle } from "virtua";
import { useZone } from "../store/zone.ts";
import { dayNumber } from "../store/dayNumber.ts";
import { messagesOf, msOf, type Row } from "./rows.ts";

export interface TopDay {
  /** A moment of the day that the first message on the screen is of. */
  readonly ms: number | undefined;
  see(offset: number): void;
}

/** The day at the top of the list. It changes once per day that a person scrolls through, and the list is not drawn again between. */
export function useTopDay(list: RefObject<VListHandle | null>, rows: readonly Row[]): TopDay {
  const zone = useZone();
  const [ms, setMs] = useState<number>();
  const see = useCallback(
    (offset: number) => {
      const { current } = list;
      if (!current) return;
      const at = current.findItemIndex(offset);
      const row = rows.slice(at, at + 4).find((one) => one.kind === "day" || messagesOf(one).length > 0);
      const [message] = messagesOf(row);
      const moment = row?.kind === "day" ? row.ms : message && msOf(message.ts);
      setMs((before) => (isSameDay(before, moment, zone) ? before : moment));
    },
    [list, rows, zone],
  );
  return { ms, see };
}

const isSameDay = (one: number | undefined, other: number | undefined, zone: string): boolean =>
  one !== undefined && other !== undefined && dayNumber(one, zone) === dayNumber(other, zone);
