interface ChangeDetails {
  readonly reason: string;
  readonly cancel: () => void;
}

/**
 * Whether a menu is to stay open although the library closes it. A menu opens when its button is pressed, and closes if the
 * pointer is released elsewhere. But the page may move in between: an error above disappears when the focus leaves its field, a
 * picture loads, a message arrives. The menu would flash and be gone.
 */
export function keepOpen(details: ChangeDetails): boolean {
  if (details.reason !== "cancel-open") return false;
  details.cancel();
  return true;
}
