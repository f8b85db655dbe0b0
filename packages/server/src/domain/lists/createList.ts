import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertFile } from "../../storage/queries/files.ts";
import { upsertListAccess } from "../../storage/queries/lists.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";

export type ListCode = "over_title_length_maximum" | "permission_denied";

/** Makes a list. It is a file, so it is shared and deleted like one; nobody but its maker sees it at first. */
export const createList = defineOperation(
  import.meta,
  async (ctx, input: { readonly name: string }): Promise<Outcome<{ listId: string }, ListCode>> => {
    const { caller, nowMs } = ctx;
    if (isGuest(caller)) return refuse("permission_denied");
    if (isLongerThan(input.name, limits.list_name_chars_max)) return refuse("over_title_length_maximum");
    const id = ctx.ids.next("file");
    await insertFile(ctx.db, {
      id,
      team_id: caller.teamId,
      user_id: caller.userId,
      kind: "list",
      name: input.name,
      title: input.name,
      mimetype: "application/vnd.slack-list",
      filetype: "list",
      size: 0,
      alt_text: "",
      blob_key: null,
      details: "{}",
      created_ms: nowMs,
      updated_ms: nowMs,
      deleted_ms: null,
      public_ms: null,
    });
    await upsertListAccess(ctx.db, id, caller.userId, "owner");
    return succeed({ listId: id });
  },
);
