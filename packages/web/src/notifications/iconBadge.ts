import type { PreferenceValues } from "@platform/protocol/preferences.ts";

/** What the icon of the tab shows: a number, a dot, or nothing. */
export function iconBadgeOf(
  kind: PreferenceValues["icon_badge"],
  mentions: number,
  hasUnread: boolean,
): number | "dot" | undefined {
  if (kind === "none" || (mentions === 0 && !hasUnread)) return undefined;
  return kind === "count" && mentions > 0 ? mentions : "dot";
}
