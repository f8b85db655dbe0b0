import { type Outcome, refuse } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { lockViewer, selectShown } from "../../storage/queries/views.ts";
import { accessUser } from "../access/accessUser.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { defineOperation } from "../context.ts";
import { replaceView, showView } from "./showView.ts";
import type { ViewContent, ViewRow } from "./view.ts";

export interface HomeTab {
  readonly userId: string;
  readonly hash: string | undefined;
  readonly view: ViewContent;
}

export type PublishViewCode = "not_enabled" | "hash_conflict" | "duplicate_external_id" | "invalid_arguments";

/** Fills the home tab of the calling app for one person. */
export const publishView = defineOperation(
  import.meta,
  async (ctx, input: HomeTab): Promise<Outcome<{ view: ViewRow }, PublishViewCode>> => {
    const { teamId, appId = "" } = ctx.caller;
    const app = await selectApp(ctx.db, appId);
    if (!app || manifestOf(app).features?.app_home?.home_tab_enabled !== true) return refuse("not_enabled");
    const found = await accessUser(ctx, input.userId);
    const person = found.ok && found.user.bot_id === null ? found.user : undefined;
    if (!person) return refuse("invalid_arguments", "must be a person of the workspace [json-pointer:/user_id]");
    await lockViewer(ctx.db, person.id);
    const [shown] = await selectShown(ctx.db, { teamId, appId, userId: person.id, type: "home" });
    if (input.hash !== undefined && input.hash !== shown?.hash) return refuse("hash_conflict");
    if (shown) return replaceView(ctx, shown, input.view);
    return showView(ctx, { teamId, userId: person.id, content: input.view });
  },
);
