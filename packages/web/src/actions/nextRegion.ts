/** Where each part of the page is entered: the open conversation in the sidebar, the messages, where one writes, the tour, and toasts. */
const entries = [
  "nav[data-part] a[aria-current=page]",
  "[data-part=list]",
  "[data-part=writing] [contenteditable=true]",
  "[data-part=tour]",
  "[data-part=toasts]:has([data-toast])",
].join();

/** The part after the one with the focus, or before it: by Tab, everything that can be pressed in every message lies between. */
export function focusNextPart(by: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>(entries)].filter((part) => part.checkVisibility());
  const at = partOf(parts, document.activeElement);
  const next = parts[(at + by + parts.length) % parts.length];
  next?.focus();
}

/** The last part that begins at or before the focus, as the page reads; before all of them there is none. */
function partOf(parts: readonly HTMLElement[], focused: Element | null): number {
  if (focused === null || focused === document.body) return -1;
  return parts.findLastIndex(
    (part) => part === focused || (part.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
