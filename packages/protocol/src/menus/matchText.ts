/** How well a text fits what was typed: 0 where a word begins with it, 1 where it stands anywhere; nothing else fits. */
export type Fit = 0 | 1;

/** Letters without case and accents, as people type them when they are in a hurry. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * Whether a folded text contains a folded query. Menus in the browser and those that the server fills ask the same
 * question, so that typing finds the same things in all of them.
 */
export function fitOf(folded: string, query: string): Fit | undefined {
  if (query === "") return 0;
  let at = folded.indexOf(query);
  if (at < 0) return undefined;
  while (at >= 0) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return 0;
    at = folded.indexOf(query, at + 1);
  }
  return 1;
}
