import { type Outcome, succeed } from "@platform/protocol";
import { updateViewState } from "../../storage/queries/views.ts";
import { accessView } from "../access/accessView.ts";
import { defineOperation } from "../context.ts";

/** Keeps what the caller has entered in a view. One that was closed meanwhile keeps nothing. */
export const setViewState = defineOperation(
  import.meta,
  async (ctx, input: { readonly viewId: string; readonly state: string }): Promise<Outcome<object, never>> => {
    const seen = await accessView(ctx, input.viewId);
    if (seen.ok) await updateViewState(ctx.db, seen.view.id, input.state);
    return succeed({});
  },
);
