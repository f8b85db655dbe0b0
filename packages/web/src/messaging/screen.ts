import { createStore, useStore } from "zustand";

/** What lies over the page. */
export type Overlay =
  | "switcher"
  | "shortcuts"
  | "browse"
  | "create"
  | "direct"
  | "preferences"
  | "profile"
  | "status"
  | undefined;

interface Screen {
  readonly overlay: Overlay;
  /** The message that is being changed. */
  readonly editing: { readonly channel: string; readonly ts: string } | undefined;
  /** The message that the pointer or the keyboard is on; its actions are shown. */
  readonly current: string | undefined;
  /** A message that a link led to. */
  readonly flashed: string | undefined;
}

/** What is only of this page and this moment. */
export const screen = createStore<Screen>(() => ({
  overlay: undefined,
  editing: undefined,
  current: undefined,
  flashed: undefined,
}));

export function useScreen<Part>(select: (state: Screen) => Part): Part {
  return useStore(screen, select);
}

export function showOverlay(overlay: Overlay): void {
  screen.setState({ overlay });
}
