import { createContext, type MouseEvent, useContext } from "react";
import { triggerIdOf } from "./triggerLinks.ts";

/** Where a person starts a workflow: the conversation, and what in it they pressed. */
export interface TriggerPlace {
  readonly channel: string;
  readonly ts?: string;
  readonly bookmark_id?: string;
}

/** Offers to start the workflow of a link here. Nothing where links lead out of the page, as in a preview. */
export const TriggerOpenerContext = createContext<((triggerId: string) => void) | undefined>(undefined);

/** What a click on a link does that starts a workflow; nothing for other links. A click for a new tab opens the page of the link. */
export function useTriggerClick(href: string | undefined): ((event: MouseEvent) => void) | undefined {
  const open = useContext(TriggerOpenerContext);
  const triggerId = open && triggerIdOf(href, location.origin);
  if (!open || triggerId === undefined) return undefined;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(triggerId);
  };
}
