/** How long a conversation may take to be drawn. */
const framesMax = 40;

/**
 * Focuses the field of the conversation that was just opened. The dialog that led there gives the focus back to what had it
 * before, which may be a pane that goes away: without this, what a person types next would go nowhere.
 */
export function focusComposer(frames = 0): void {
  if (frames === framesMax || !matchMedia("(pointer: fine)").matches) return;
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [data-part=writing] [contenteditable=true]");
    const isDialogOpen = document.querySelector("[role=dialog]") !== null;
    if (field && !isDialogOpen && frames > 1) field.focus({ preventScroll: true });
    else focusComposer(frames + 1);
  });
}
