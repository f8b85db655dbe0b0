let region: HTMLElement | undefined;

/** Announces a text to screen readers, after their current output. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("aria-live", "polite");
    region.className = "visually-hidden";
    document.body.append(region);
  }
  // The same words twice are no change, and would not be said.
  region.textContent = region.textContent === text ? `${text}\u{a0}` : text;
}
