import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCustomEmoji, updateAliases, updateCustomEmoji } from "../../storage/queries/emoji.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { type EmojiNameCode, readEmojiName } from "./emojiName.ts";
import { emitEmojiChanged } from "./emitEmojiChanged.ts";

export type RenameEmojiCode = EmojiNameCode | "not_an_admin" | "error_invalid_emoji_to_rename";

/** Gives an emoji of the workspace another name; its other names follow. */
export const renameEmoji = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: string; readonly newName: string },
  ): Promise<Outcome<object, RenameEmojiCode>> => {
    const { db, caller } = ctx;
    if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
    const old = await selectCustomEmoji(db, caller.teamId, input.name.replace(/^:(.+):$/, "$1"));
    if (!old) return refuse("error_invalid_emoji_to_rename");
    const read = await readEmojiName(ctx, input.newName);
    if (!read.ok) return read;
    await updateCustomEmoji(db, caller.teamId, old.name, { name: read.name });
    await updateAliases(db, caller.teamId, old.name, read.name);
    const value = old.url ?? `alias:${old.alias_for}`;
    await emitEmojiChanged(ctx, { subtype: "rename", old_name: old.name, new_name: read.name, value });
    return succeed({});
  },
);
