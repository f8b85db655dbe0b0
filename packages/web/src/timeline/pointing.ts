import type { MouseEvent } from "react";
import { screen } from "../navigation/screen.ts";

/** The message under the pointer shows its actions. One listener for all rows. While a menu of a message is open the pointer is elsewhere, and its actions stay. */
export function pointAt(event: MouseEvent): void {
  const ts = (event.target as Element).closest<HTMLElement>("[data-ts]")?.dataset["ts"];
  if (ts !== undefined && ts !== screen.getState().current && !isActing()) screen.setState({ current: ts });
}

/** The pointer has left the list; a message with the focus keeps its actions. */
export function pointAway(): void {
  const holdsFocus = document.activeElement?.closest("[data-ts]") !== null;
  if (!isActing() && !holdsFocus) screen.setState({ current: undefined });
}

function isActing(): boolean {
  return document.querySelector("[data-ts] [aria-expanded=true]") !== null;
}
