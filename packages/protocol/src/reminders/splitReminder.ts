/** What `/remind` says after its target. */
export interface SplitReminder {
  readonly what: string;
  readonly when: string;
}

const quoted = /^(?<before>[^"]*)"(?<what>[^"]+)"(?<after>[^"]*)$/;

/**
 * Splits the words after `/remind me` into what and when. A quoted text is what; otherwise the longest end that is a
 * time is when, and else the longest beginning. Undefined without a time, or with nothing else.
 */
export function splitReminder(text: string, isTime: (phrase: string) => boolean): SplitReminder | undefined {
  const said = text.trim().replace(/^(to|that|about)\s+/i, "");
  const { before = "", what, after = "" } = quoted.exec(said)?.groups ?? {};
  if (what !== undefined) {
    const when = `${before} ${after}`.trim();
    return when !== "" && isTime(when) ? { what, when } : undefined;
  }
  const words = said.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const when = words.slice(at).join(" ");
    if (isTime(when)) return { what: words.slice(0, at).join(" "), when };
  }
  for (let at = words.length - 1; at > 0; at--) {
    const when = words.slice(0, at).join(" ");
    const rest = words.slice(at).join(" ");
    if (isTime(when)) return { what: rest.replace(/^(to|that|about)\s+/i, ""), when };
  }
  return undefined;
}
