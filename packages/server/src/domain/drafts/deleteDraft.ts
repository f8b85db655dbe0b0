import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockViewer } from "../../storage/queries/views.ts";
import { accessDraft } from "../access/accessDraft.ts";
import { defineOperation } from "../context.ts";
import { dropDraft } from "./saveDraft.ts";

export type DeleteDraftCode = "draft_not_found" | "draft_has_changed";

/** Deletes a draft that was sent or is no longer wanted, unless another browser has written more since. */
export const deleteDraft = defineOperation(
  import.meta,
  async (ctx, input: { readonly id: string; readonly version: number }): Promise<Outcome<object, DeleteDraftCode>> => {
    await lockViewer(ctx.db, ctx.caller.userId);
    const seen = await accessDraft(ctx, input.id);
    if (!seen.ok) return seen;
    if (seen.draft.updated_ms > input.version) return refuse("draft_has_changed");
    await dropDraft(ctx, seen.draft);
    return succeed({});
  },
);
