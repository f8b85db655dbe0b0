import { type Outcome, refuse, succeed } from "@platform/protocol";
import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { selectCustomEmoji } from "../../storage/queries/emoji.ts";
import type { ReadContext } from "../context.ts";
import { customNameShape } from "./resolveEmoji.ts";

export type EmojiNameCode = "error_missing_name" | "error_bad_name_i18n" | "error_name_taken" | "error_name_taken_i18n";

/** A name for a custom emoji that is still free, from how the user wrote it. */
export async function readEmojiName(
  { db, caller }: ReadContext,
  given: string,
): Promise<Outcome<{ name: string }, EmojiNameCode>> {
  const name = given.trim().replace(/^:(.+):$/, "$1");
  if (name === "") return refuse("error_missing_name");
  if (!customNameShape.test(name)) return refuse("error_bad_name_i18n");
  // It would never be reached, because the standard name goes first.
  if (standardEmoji(name)) return refuse("error_name_taken_i18n");
  if (await selectCustomEmoji(db, caller.teamId, name)) return refuse("error_name_taken");
  return succeed({ name });
}
