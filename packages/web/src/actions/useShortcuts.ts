import { useEffect } from "react";
import { useLocation } from "wouter";
import { screen } from "../navigation/screen.ts";
import { availableOf } from "./action.ts";
import { matchesKeys } from "./keys.ts";
import { pageActions } from "./pageActions.ts";
import { workspaceKeys } from "./workspaceKeys.ts";

/** Runs the actions of the page by their keys. */
export function useShortcuts(current: string | undefined): void {
  const [, go] = useLocation();
  useEffect(() => {
    const target = { current, go };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = availableOf([...pageActions, ...workspaceKeys], target).find(
        ({ keys }) => keys !== undefined && matchesKeys(keys, event),
      );
      // Escape first closes what lies over the page, or ends what is being edited.
      if (!action || (event.key === "Escape" && isEngaged(event))) return;
      event.preventDefault();
      action.run(target);
    };
    // Runs before the toasts' own handler, which takes F6 for itself: no other region could be reached while one is shown.
    const onRegionKey = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.stopImmediatePropagation();
      onKeyDown(event);
    };
    addEventListener("keydown", onRegionKey, true);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onRegionKey, true);
      removeEventListener("keydown", onKeyDown);
    };
  }, [current, go]);
}

/** Whether Escape belongs to something else: what lies over the page, or is being edited. */
export function isEngaged(event: KeyboardEvent): boolean {
  const { overlay, editing } = screen.getState();
  const isInPopup = document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
  return event.defaultPrevented || overlay !== undefined || editing !== undefined || isInPopup;
}
