import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertCustomEmoji, selectCustomEmoji } from "../../storage/queries/emoji.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { type EmojiNameCode, readEmojiName } from "./emojiName.ts";
import { emitEmojiChanged } from "./emitEmojiChanged.ts";

export type AddAliasCode = EmojiNameCode | "not_an_admin" | "error_invalid_alias";

/** Gives an emoji of the caller's workspace one more name. */
export const addEmojiAlias = defineOperation(
  import.meta,
  async (ctx, input: { readonly name: string; readonly aliasFor: string }): Promise<Outcome<object, AddAliasCode>> => {
    const { db, caller, nowMs } = ctx;
    if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
    const read = await readEmojiName(ctx, input.name);
    if (!read.ok) return read;
    const original = await selectCustomEmoji(db, caller.teamId, input.aliasFor.replace(/^:(.+):$/, "$1"));
    if (!original) return refuse("error_invalid_alias");
    const { name } = read;
    const aliasFor = original.alias_for ?? original.name;
    const row = { team_id: caller.teamId, name, url: null, alias_for: aliasFor };
    await insertCustomEmoji(db, { ...row, creator_id: caller.userId, created_ms: nowMs });
    await emitEmojiChanged(ctx, { subtype: "add", name, value: `alias:${aliasFor}` });
    return succeed({});
  },
);
