import { type Outcome, refuse } from "@platform/protocol";
import { lockViewer } from "../../storage/queries/views.ts";
import { defineOperation } from "../context.ts";
import { findView, replaceView } from "./showView.ts";
import type { ViewContent, ViewRow } from "./view.ts";

export interface ViewUpdate {
  readonly viewId: string | undefined;
  readonly externalId: string | undefined;
  /** What the view has to be still. */
  readonly hash: string | undefined;
  readonly view: ViewContent;
}

export type UpdateViewCode = "not_found" | "hash_conflict" | "duplicate_external_id" | "invalid_arguments";

/** Makes a view of the calling app another one. */
export const updateView = defineOperation(
  import.meta,
  async (ctx, input: ViewUpdate): Promise<Outcome<{ view: ViewRow }, UpdateViewCode>> => {
    const named = await findView(ctx, input);
    if (named) await lockViewer(ctx.db, named.user_id);
    // Read again behind the lock: a call without a hash changes the current view.
    const shown = named && (await findView(ctx, { viewId: named.id }));
    if (!shown) return refuse("not_found");
    if (input.view.type !== shown.type) {
      return refuse("invalid_arguments", `unsupported type: ${input.view.type} [json-pointer:/view/type]`);
    }
    if (input.hash !== undefined && input.hash !== shown.hash) return refuse("hash_conflict");
    return replaceView(ctx, shown, input.view);
  },
);
