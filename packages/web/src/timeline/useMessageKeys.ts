import type { RefObject } from "react";
import { useLocation } from "wouter";
import type { VListHandle } from "virtua";
import { availableOf } from "../actions/action.ts";
import { matchesKeys } from "../actions/keys.ts";
import { type MessageTarget, messageActions, reply } from "./messageActions.ts";
import type { Row } from "./rows.ts";
import type { Place } from "../store/types.ts";
import { screen } from "../navigation/screen.ts";

/**
 * The list by keyboard: arrows go from message to message, Enter opens the thread, and each action of a message has its key. The messages themselves take the
 * focus, so that screen readers read them; the actions of the one with the focus are one Tab away.
 */
export function useMessageKeys(rows: readonly Row[], list: RefObject<VListHandle | null>, place: Place) {
  const [, go] = useLocation();

  /** From the message with the focus; from the list itself into what is in view, or the page would jump. */
  function startOf(step: number, ts: string | undefined): number {
    if (ts !== undefined) return rows.findIndex((row) => row.key === ts);
    const { findItemIndex, scrollOffset = 0, viewportSize = 0 } = list.current ?? {};
    const edge = findItemIndex?.(step > 0 ? scrollOffset : scrollOffset + viewportSize) ?? rows.length - 1;
    return edge - step;
  }

  function move(step: number, frame: HTMLElement, from: string | undefined): void {
    let at = startOf(step, from) + step;
    while (rows[at] && rows[at]?.kind !== "message") at += step;
    const row = rows[at];
    if (row?.kind !== "message") return;
    screen.setState({ current: row.key });
    list.current?.scrollToIndex(at, { align: "nearest" });
    focusSoon(frame, row.key, list.current === null);
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const isOnRow = target.matches("[data-ts]") || target.matches('[role="group"]');
    if (!isOnRow) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step, event.currentTarget, target.dataset["ts"]);
    }
    const row = rows.find(({ key }) => key === target.dataset["ts"]);
    if (row?.kind !== "message" || row.message.is_ephemeral) return;
    const to = { channel: place.channel, message: row.message, isInThread: place.thread !== undefined, go };
    const action = event.key === "Enter" ? reply : actionOf(event.nativeEvent, to);
    if (!action) return;
    event.preventDefault();
    action.run(to);
  }

  function onFocus(event: React.FocusEvent): void {
    const ts = (event.target as HTMLElement).closest<HTMLElement>("[data-ts]")?.dataset["ts"];
    if (ts !== undefined && ts !== screen.getState().current) screen.setState({ current: ts });
  }

  return { onKeyDown, onFocus };
}

function actionOf(event: KeyboardEvent, target: MessageTarget) {
  return availableOf(messageActions, target).find(({ keys }) => keys !== undefined && matchesKeys(keys, event));
}

/** The message may be drawn only with the next frame. A list that is drawn as a whole leaves scrolling to the browser. */
function focusSoon(frame: HTMLElement, ts: string, isWhole: boolean, tries = 5): void {
  requestAnimationFrame(() => {
    const row = frame.querySelector<HTMLElement>(`[data-ts="${CSS.escape(ts)}"]`);
    if (row) row.focus({ preventScroll: !isWhole });
    else if (tries > 0) focusSoon(frame, ts, isWhole, tries - 1);
  });
}
