/** What a rule of a workspace is about. */
export const kinds = ["public", "private", "direct", "files"] as const;

export type Kind = (typeof kinds)[number];
