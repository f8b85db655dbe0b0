import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertListExport } from "../../storage/queries/lists.ts";
import { accessList } from "../access/accessList.ts";
import { defineOperation } from "../context.ts";

/** Starts a download. It is complete at once, because the file is written while it is downloaded. */
export const startExport = defineOperation(
  import.meta,
  async (
    ctx,
    { listId, hasArchived }: { readonly listId: string; readonly hasArchived: boolean },
  ): Promise<Outcome<{ id: string }, "list_not_found">> => {
    const seen = await accessList(ctx, listId);
    if (!seen.ok) return seen;
    const id = ctx.ids.next("listExport");
    await insertListExport(ctx.db, {
      id,
      list_id: listId,
      user_id: ctx.caller.userId,
      has_archived: hasArchived ? 1 : 0,
      expires_ms: ctx.nowMs + limits.list_export_s * 1000,
    });
    return succeed({ id });
  },
);
