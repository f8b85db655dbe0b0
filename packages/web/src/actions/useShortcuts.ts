import { useEffect } from "react";
import { useLocation } from "wouter";
import { isHeard } from "../store/counting.ts";
import { markAllOf, markAllRead } from "../store/marking.ts";
import { store } from "../store/store.ts";
import { focusNextPart } from "./nextRegion.ts";
import { channelPath } from "../navigation/paths.ts";
import { screen, showOverlay } from "../navigation/screen.ts";
import { shortcuts } from "./shortcuts.ts";
import { sidebarOrder } from "../sidebar/sidebarOrder.ts";

/** The keys that work everywhere on the page. */
export function useShortcuts(current: string | undefined): void {
  const [, go] = useLocation();
  useEffect(() => {
    const step = (by: number, isUnreadOnly: boolean) => {
      const id = neighbour(current, by, isUnreadOnly);
      if (id !== undefined) go(channelPath(id));
    };
    const run = {
      switch: () => showOverlay(screen.getState().overlay === "switcher" ? undefined : "switcher"),
      sheet: () => showOverlay("shortcuts"),
      preferences: () => showOverlay("preferences"),
      search: () => go("/search"),
      nextRegion: () => focusNextPart(1),
      previousRegion: () => focusNextPart(-1),
      previous: () => step(-1, false),
      next: () => step(1, false),
      previousUnread: () => step(-1, true),
      nextUnread: () => step(1, true),
      unread: () => {
        if (current !== undefined) markAllOf(current);
      },
      allRead: markAllRead,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcuts.find((candidate) => candidate.matches(event));
      // Escape first closes what lies over the page, or ends what is being edited.
      if (!shortcut || (event.key === "Escape" && isEngaged(event))) return;
      event.preventDefault();
      run[shortcut.id]();
    };
    // Before the toasts hear of it: they take F6 for themselves, and no other part could be reached while one is shown.
    const onPartKey = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.stopImmediatePropagation();
      onKeyDown(event);
    };
    addEventListener("keydown", onPartKey, true);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onPartKey, true);
      removeEventListener("keydown", onKeyDown);
    };
  }, [current, go]);
}

function isEngaged(event: KeyboardEvent): boolean {
  const { overlay, editing } = screen.getState();
  const isInPopup = document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
  return event.defaultPrevented || overlay !== undefined || editing !== undefined || isInPopup;
}

function neighbour(current: string | undefined, by: number, isUnreadOnly: boolean): string | undefined {
  const state = store.getState();
  const { channels, directs } = sidebarOrder(state);
  const all = [...channels, ...directs].map((channel) => channel.id);
  const list = isUnreadOnly ? all.filter((id) => id === current || isHeard(state, id)) : all;
  const at = list.indexOf(current ?? "");
  return list[(at + by + list.length) % list.length];
}
