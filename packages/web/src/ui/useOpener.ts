import { useRef } from "react";

/** What the outermost dialog was opened from. */
let outermost: HTMLElement | null = null;

/**
 * Tells a dialog where the focus goes when it closes: to what had it before it opened. By itself a dialog would remember the
 * field in it that wants to be first, for that has the focus before it looks, and closing it would move the focus to the top of the page.
 * A dialog that took the place of another goes back to what opened that one, because the button in it is gone.
 */
export function useOpener(isOpen: boolean): () => boolean {
  const openers = useRef<readonly (HTMLElement | null)[]>([]);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) openers.current = findOpeners();
  wasOpen.current = isOpen;
  return () => {
    const opener = openers.current.find((element) => element?.isConnected && element !== document.body);
    if (!opener) return isLoose(document.activeElement);
    // A dialog that takes the place of this one has the focus only in a moment, and must not lose it again.
    queueMicrotask(() => isLoose(document.activeElement) && opener.focus({ preventScroll: true }));
    return false;
  };
}

function findOpeners(): readonly (HTMLElement | null)[] {
  const opener = document.activeElement as HTMLElement | null;
  if (opener?.closest('[role="dialog"]')) return [opener, outermost];
  outermost = opener;
  return [opener];
}

/** Whether nobody has taken the focus meanwhile: it is nowhere, or in what closes. A dialog that is open keeps it. */
function isLoose(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  return focused.closest('[role="dialog"]')?.hasAttribute("data-open") === false;
}
