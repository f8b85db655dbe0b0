import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteCustomEmoji } from "../../storage/queries/emoji.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { emitEmojiChanged } from "./emitEmojiChanged.ts";

/** Takes an emoji from the workspace, with all its other names. Reactions that were made with it stay. */
export const removeEmoji = defineOperation(
  import.meta,
  async (ctx, input: { readonly name: string }): Promise<Outcome<object, "not_an_admin" | "emoji_not_found">> => {
    if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
    const name = input.name.replace(/^:(.+):$/, "$1");
    const names = await deleteCustomEmoji(ctx.db, ctx.caller.teamId, name);
    if (names.length === 0) return refuse("emoji_not_found");
    await emitEmojiChanged(ctx, { subtype: "remove", names: names.toSorted() });
    return succeed({});
  },
);
