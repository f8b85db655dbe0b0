const reasons = new Set<object>();

/** Lets the browser ask before the page is left, while there is a reason: the bytes of files are in this page alone. */
export function warnOnLeave(reason: object, isNeeded: boolean): void {
  if (isNeeded) reasons.add(reason);
  else reasons.delete(reason);
  // Only while it is needed: with such a listener browsers do not keep the page for the way back.
  if (reasons.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
