import { useRef } from "react";

/**
 * Tells a dialog where the focus goes when it closes: to what had it before it opened. By itself a dialog would remember the
 * field in it that wants to be first, for that has the focus before it looks, and whoever closes it would be at the top of the page.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | boolean {
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = document.activeElement as HTMLElement | null;
  wasOpen.current = isOpen;
  return () => {
    if (!isLoose(document.activeElement)) return false;
    const before = opener.current;
    return before?.isConnected && before !== document.body ? before : true;
  };
}

/** Whether nobody has taken the focus meanwhile: it is nowhere, or in what closes. */
function isLoose(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
}
