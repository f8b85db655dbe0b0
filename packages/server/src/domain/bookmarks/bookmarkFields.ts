import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";

export type BookmarkFieldCode = "invalid_link" | "invalid_emoji";

/** Whether a browser could follow it, and would not be made to run it. */
export function isLink(link: string): boolean {
  const url = link.length <= limits.bookmark_link_chars_max ? URL.parse(link) : null;
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.hostname !== "";
}

/** The emoji as bookmarks show it, with its colons. */
export async function readEmoji(
  ctx: ReadContext,
  given: string | undefined,
): Promise<Outcome<{ emoji: string | null }, "invalid_emoji">> {
  if (given === undefined) return succeed({ emoji: null });
  const name = await resolveEmoji(ctx, given);
  return name === undefined ? refuse("invalid_emoji") : succeed({ emoji: `:${name}:` });
}
