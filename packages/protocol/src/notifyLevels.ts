/** Which messages of a conversation or thread notify a person; `default` for what the preferences say. */
export const notifyLevels = ["default", "all", "mentions", "nothing"] as const;

export type NotifyLevel = (typeof notifyLevels)[number];

/** Words that notify, as a person wrote them in a comma list. */
export function keywordsOf(list: string): string[] {
  return [...new Set(list.split(",").map((word) => word.trim().toLowerCase()))].filter((word) => word !== "");
}
