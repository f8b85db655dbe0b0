import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { unreadSince } from "../store/counting.ts";
import { useClient } from "../store/store.ts";
import type { Place } from "../store/types.ts";

/**
 * Up to where the place was read: the line of new messages follows. It stays until the place is left, and moves only when
 * messages come that the person does not see: while they look elsewhere, or at earlier messages.
 */
export function useUnreadLine(place: Place, atEnd: RefObject<boolean>): string | undefined {
  const since = useClient((state) => unreadSince(state, place));
  const [line, setLine] = useState(since);
  const before = useRef(since);
  useLayoutEffect(() => {
    const isFirst = before.current === undefined && since !== undefined;
    before.current = since;
    if (isFirst && (!atEnd.current || !document.hasFocus())) setLine(since);
  }, [since, atEnd]);
  return line;
}
