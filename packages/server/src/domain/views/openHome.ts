import { type Outcome, printTs, succeed } from "@platform/protocol";
import { selectShown } from "../../storage/queries/views.ts";
import { openDirect } from "../channels/openDirect.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { printView } from "./view.ts";

export interface HomeVisit {
  readonly appId: string;
  readonly botUserId: string;
}

/** Tells an app that the caller looks at its home tab: most fill it only then. */
export const openHome = defineOperation(
  import.meta,
  async (ctx, { appId, botUserId }: HomeVisit): Promise<Outcome<object, "app_not_found">> => {
    const { userId, teamId } = ctx.caller;
    const opened = await openDirect(ctx, [botUserId]);
    if (!opened.ok) return { ok: false, error: "app_not_found" };
    const [view] = await selectShown(ctx.db, { teamId, appId, userId, type: "home" });
    await emit(ctx, {
      type: "app_home_opened",
      teamId,
      appId,
      audience: "app",
      payload: {
        user: userId,
        channel: opened.channel.id,
        tab: "home",
        ...(view && { view: printView(view) }),
        event_ts: printTs(ctx.nowMs * 1000),
      },
    });
    return succeed({});
  },
);
