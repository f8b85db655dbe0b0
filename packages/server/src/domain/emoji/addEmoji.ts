import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isPictureUrl } from "@platform/protocol/pictureUrl.ts";
import { insertCustomEmoji } from "../../storage/queries/emoji.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { type EmojiNameCode, readEmojiName } from "./emojiName.ts";
import { emitEmojiChanged } from "./emitEmojiChanged.ts";

export type AddEmojiCode = EmojiNameCode | "not_an_admin" | "error_no_image";

/** Adds an emoji to the caller's workspace. The picture stays where it is: only its address is kept. */
export const addEmoji = defineOperation(
  import.meta,
  async (ctx, input: { readonly name: string; readonly url: string }): Promise<Outcome<object, AddEmojiCode>> => {
    const { db, caller, nowMs } = ctx;
    if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
    const read = await readEmojiName(ctx, input.name);
    if (!read.ok) return read;
    if (!isPictureUrl(input.url)) return refuse("error_no_image");
    const { name } = read;
    const row = { team_id: caller.teamId, name, url: input.url, alias_for: null };
    await insertCustomEmoji(db, { ...row, creator_id: caller.userId, created_ms: nowMs });
    await emitEmojiChanged(ctx, { subtype: "add", name, value: input.url });
    return succeed({});
  },
);
