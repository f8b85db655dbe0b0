import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  upsertSessionSettings,
  selectSessionSettings,
  updateSessionsLifetime,
} from "../../storage/queries/sessionSettings.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { accessHolders, type HoldersCode } from "./accessHolders.ts";

export interface SessionSettingsChange {
  readonly userIds: readonly string[];
  readonly durationS: number | undefined;
  readonly endsWithBrowser: boolean | undefined;
}

/** Decides how long people stay signed in. A duration counts for open sessions, too: those that are older end now. */
export const setSessionSettings = defineOperation(
  import.meta,
  async (
    ctx,
    { userIds, durationS, endsWithBrowser }: SessionSettingsChange,
  ): Promise<Outcome<object, HoldersCode | "at_least_one_session_setting_required">> => {
    const found = await accessHolders(ctx, userIds);
    if (!found.ok) return found;
    if (durationS === undefined && endsWithBrowser === undefined)
      return refuse("at_least_one_session_setting_required");
    for (const userId of found.userIds) {
      const [before] = await selectSessionSettings(ctx.db, [userId]);
      await upsertSessionSettings(ctx.db, {
        user_id: userId,
        duration_s: durationS ?? before?.duration_s ?? null,
        ends_with_browser: (endsWithBrowser ?? before?.ends_with_browser === 1) ? 1 : 0,
      });
      if (durationS === undefined) continue;
      await updateSessionsLifetime(ctx.db, userId, durationS);
      await endListening(ctx, userId);
    }
    return succeed({});
  },
);
