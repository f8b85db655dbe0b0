import { succeed } from "@platform/protocol";
import { upsertPreferences } from "../../storage/queries/preferences.ts";
import type { Notify } from "../../storage/tables/preferences.ts";
import { defineOperation } from "../context.ts";
import { readPreferences } from "./readPreferences.ts";
import { emitPreference } from "./emitPreference.ts";

export interface PreferencesChange {
  readonly notify: Notify | undefined;
  readonly enterSends: boolean | undefined;
}

/** Changes what is named; the rest stays as it is. */
export const setPreferences = defineOperation(import.meta, async (ctx, change: PreferencesChange) => {
  const before = await readPreferences(ctx);
  const { notify = before.notify, enterSends = before.enterSends } = change;
  await upsertPreferences(ctx.db, { user_id: ctx.caller.userId, notify, enter_sends: enterSends ? 1 : 0 });
  if (notify !== before.notify) await emitPreference(ctx, "notify", notify);
  if (enterSends !== before.enterSends) await emitPreference(ctx, "enter_sends", enterSends);
  return succeed({ preferences: { ...before, notify, enterSends } });
});
