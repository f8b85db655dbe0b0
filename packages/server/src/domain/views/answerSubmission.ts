import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockViewer, selectView } from "../../storage/queries/views.ts";
import { defineOperation } from "../context.ts";
import { removeViews } from "./closeViews.ts";
import { lockTop } from "./pushView.ts";
import { replaceView, showView } from "./showView.ts";
import type { ViewContent } from "./view.ts";

export type SubmissionEffect =
  | { readonly kind: "close" | "clear" }
  | { readonly kind: "update" | "push"; readonly view: ViewContent };

export type SubmissionCode = "not_found" | "push_limit_reached" | "duplicate_external_id" | "hash_conflict";

/** Does with a submitted view what its app answered. Run as the app. */
export const answerSubmission = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly viewId: string; readonly userId: string; readonly effect: SubmissionEffect },
  ): Promise<Outcome<object, SubmissionCode>> => {
    const { effect } = input;
    await lockViewer(ctx.db, input.userId);
    const view = await selectView(ctx.db, input.viewId);
    // The app may have closed or replaced it with a call of its own before it answered.
    if (!view) return effect.kind === "close" || effect.kind === "clear" ? succeed({}) : refuse("not_found");
    if (effect.kind === "update") return replaceView(ctx, view, effect.view);
    if (effect.kind !== "push") {
      await removeViews(ctx, view, effect.kind === "clear");
      return succeed({});
    }
    const top = await lockTop(ctx, view);
    if (!top.ok) return top;
    const { team_id: teamId, user_id: userId } = view;
    return showView(ctx, { teamId, userId, content: effect.view, below: top.view });
  },
);
